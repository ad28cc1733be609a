import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Button, Dialog, Icon } from '@fairhouse/ui'
import { Problem } from '#lib/action'
import { momentText } from '#lib/moment'
import type { Choice } from './break-choices.ts'

interface Props {
  open: boolean
  choice: Choice
  label: string
  everyBrand: boolean
  busy: boolean
  problem: string | undefined
  onYes: () => void
  onClose: () => void
}

/** Confirms a break with its consequences; only its button starts it. */
export function ConfirmBreak(props: Props) {
  const { t, tag } = useWords(centreWords)
  const { way, until } = props.choice
  const facts = [
    { icon: 'close', text: t('safer.sure_no_play') },
    { icon: 'alert', text: t('safer.sure_no_way_back') },
    {
      icon: 'withdraw',
      text: t(way === 'exclude' ? 'safer.sure_money_exclude' : 'safer.sure_money'),
    },
    { icon: 'globe', text: t(props.everyBrand ? 'safer.sure_brands' : 'safer.sure_brand') },
  ] as const
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={t(`safer.sure_${way}`, { span: props.label })}
      closeLabel={t('centre.close')}
      width={320}
      actions={
        <>
          <Button variant="plain" onClick={props.onClose}>
            {t('safer.sure_no')}
          </Button>
          <Button busy={props.busy} onClick={props.onYes}>
            {t(`safer.sure_yes_${way}`)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="font-semibold">
          {until === null
            ? t('safer.sure_good')
            : t('safer.sure_until', { time: momentText(until.toISOString(), tag) })}
        </p>
        <ul className="flex flex-col gap-3">
          {facts.map(({ icon, text }) => (
            <li key={icon} className="flex items-start gap-3">
              <Icon name={icon} className="mt-0.5 text-accent" />
              {text}
            </li>
          ))}
        </ul>
        <Problem text={props.problem} />
      </div>
    </Dialog>
  )
}
