import { Button, Dialog, Icon } from '@fairhouse/ui'
import { Problem } from '#lib/action'
import { useCentreWords } from '#lib/centre-words'
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

/** Says all that follows before it begins; no key but its own button begins it. */
export function Sure(props: Props) {
  const { tc, tag } = useCentreWords()
  const { way, until } = props.choice
  const facts = [
    { icon: 'close', text: tc('safer.sure_no_play') },
    { icon: 'alert', text: tc('safer.sure_no_way_back') },
    {
      icon: 'withdraw',
      text: tc(way === 'exclude' ? 'safer.sure_money_exclude' : 'safer.sure_money'),
    },
    { icon: 'globe', text: tc(props.everyBrand ? 'safer.sure_brands' : 'safer.sure_brand') },
  ] as const
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={tc(`safer.sure_${way}`, { span: props.label })}
      closeLabel={tc('centre.close')}
      width={320}
      actions={
        <>
          <Button variant="plain" onClick={props.onClose}>
            {tc('safer.sure_no')}
          </Button>
          <Button busy={props.busy} onClick={props.onYes}>
            {tc(`safer.sure_yes_${way}`)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="font-semibold">
          {until === null
            ? tc('safer.sure_good')
            : tc('safer.sure_until', { time: momentText(until.toISOString(), tag) })}
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
