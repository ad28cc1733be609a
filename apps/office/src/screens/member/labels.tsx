import { call } from '@fairhouse/browser/call'
import { Button, Field, Icon, Problem } from '@fairhouse/ui'
import { useId, useState, type SyntheticEvent } from 'react'
import { Section } from '#features/page'
import { useAction } from '#lib/action'
import { freshQuery, useInvalidate, useQueryOnce } from '#lib/query'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { Chips, labelClass } from './label-chips.tsx'

interface Props {
  memberId: string
  labels: readonly string[]
}

/** Labels of the member, with adding and removing. */
export function Labels({ memberId, labels }: Props) {
  const { t } = useWords()
  const { may } = useMe()
  const again = useInvalidate()
  const { busy, problem, run } = useAction()
  const onDone = () => again('GET /office/api/member', 'GET /office/api/member/labels')
  const takeOff = async (label: string) => {
    await call('POST /office/api/member/label/remove', { memberId, label })
    onDone()
  }
  const add = async (label: string) => {
    await call('PUT /office/api/member/label', { memberId, label })
    onDone()
  }
  const mayLabel = may('memberNote')
  return (
    <Section title={t('member.labels')}>
      {labels.length === 0 && <p className="text-text-quiet">{t('member.no_labels')}</p>}
      {mayLabel ? (
        <ul className="flex flex-wrap gap-2 empty:hidden">
          {labels.map((label) => (
            <li key={label}>
              <button
                type="button"
                className={`${labelClass} min-h-11 cursor-pointer hover:border-accent`}
                aria-label={t('member.label_off', { label })}
                onClick={() => void run(() => takeOff(label))}
              >
                {label}
                <Icon name="close" className="size-3.5 text-text-quiet" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Chips labels={labels} />
      )}
      <Problem text={problem} />
      {mayLabel && <AddLabel busy={busy} onAdd={(label) => run(() => add(label))} />}
    </Section>
  )
}

interface AddProps {
  busy: boolean
  onAdd: (label: string) => Promise<boolean>
}

function AddLabel({ busy, onAdd }: AddProps) {
  const { t } = useWords()
  const list = useId()
  const { data } = useQueryOnce(freshQuery('GET /office/api/member/labels', {}))
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = typed.trim().length < 2
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isShort || !(await onAdd(typed.trim()))) return
    setTyped('')
    setTried(false)
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Field
        label={t('member.label')}
        hint={t('member.label_hint')}
        autoComplete="off"
        list={list}
        maxLength={30}
        value={typed}
        onChange={setTyped}
        {...(isTried && isShort && { error: t('member.label_short') })}
        after={
          <Button type="submit" variant="quiet" busy={busy}>
            {t('member.add_label')}
          </Button>
        }
      />
      <datalist id={list}>
        {data?.list.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </datalist>
    </form>
  )
}
