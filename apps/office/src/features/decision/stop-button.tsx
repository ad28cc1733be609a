import { adminWords } from '@fairhouse/i18n/office'
import { call, type Value } from '@fairhouse/browser/call'
import type { StopTarget } from '@fairhouse/protocol'
import { Button, Field, Problem, pushToast, TextArea } from '@fairhouse/ui'
import { useState } from 'react'
import { useAction } from '#lib/action'
import { languageName } from '#lib/language-name'
import { useInvalidate } from '#lib/query'
import { useMe } from '#lib/me'
import { useStaffZone } from '#lib/staff-zone'
import { fromZoned, toZoned } from '#lib/time-zone'
import { useWords } from '#lib/words'
import { ReasonDialog } from './reason-dialog.tsx'

type Usual = Value<'GET /office/api/stop/texts'>

interface Props {
  target: StopTarget
  /** Name of the provider or game. */
  name?: string
  /** A short label for lists, where the row names what is stopped. */
  isShort?: boolean
}

/** Stops something at once, until a time and with a message to players. */
export function StopButton({ target, name = '', isShort = false }: Props) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const { busy, problem, run } = useAction()
  const [usual, setUsual] = useState<Usual>()
  const [opened, setOpened] = useState(0)
  const [isOpen, setOpen] = useState(false)
  if (!may('stopManage')) return null
  const open = () =>
    run(async () => {
      setUsual(await call('GET /office/api/stop/texts', target))
      setOpened(opened + 1)
      setOpen(true)
    })
  const title = t(`stops.stop_${target.what}`, { name })
  return (
    <>
      <Button size="small" variant="quiet" icon="alert" busy={busy} onClick={() => void open()}>
        {isShort ? <ShortLabel name={name} /> : title}
      </Button>
      <Problem text={problem} />
      {usual && (
        <StopForm
          key={opened}
          {...{ target, title, usual, isOpen }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function ShortLabel({ name }: { name: string }) {
  const { t } = useWords(adminWords)
  return (
    <>
      {t('stops.stop')}
      <span className="sr-only">{` ${name}`}</span>
    </>
  )
}

interface FormProps {
  target: StopTarget
  title: string
  usual: Usual
  isOpen: boolean
  onClose: () => void
}

function StopForm({ target, title, usual, isOpen, onClose }: FormProps) {
  const { t } = useWords(adminWords)
  const zone = useStaffZone()
  const again = useInvalidate()
  const [until, setUntil] = useState(() => toZoned(usual.until, zone))
  const [texts, setTexts] = useState(() =>
    Object.fromEntries(usual.texts.map(({ language, text }) => [language, text])),
  )
  const [isTried, setTried] = useState(false)
  const end = fromZoned(until, zone)
  const isMissing = (text: string | undefined) => (text ?? '').trim() === ''
  const maySend = () => {
    setTried(true)
    return end !== undefined && !Object.values(texts).some(isMissing)
  }
  const send = async (reason: string) => {
    if (end === undefined) return
    await call('POST /office/api/stop', { ...target, until: end, texts, reason })
    pushToast(t('common.done'), 'good')
    again('GET /office/api/stops', 'GET /office/api/catalogue', 'GET /office/api/catalogue/games')
  }
  return (
    <ReasonDialog
      open={isOpen}
      title={title}
      text={t('stops.stop_text')}
      confirm={t('stops.stop')}
      reasonLabel={t('common.reason')}
      maySend={maySend}
      fields={
        <>
          <Field
            label={t('stops.until')}
            hint={t('stops.until_hint', { zone })}
            type="datetime-local"
            required
            value={until}
            onChange={setUntil}
            {...(isTried && end === undefined && { error: t('stops.no_time') })}
          />
          {usual.texts.map(({ language }) => (
            <TextArea
              key={language}
              label={t('stops.message', { language: languageName(language) })}
              rows={2}
              required
              maxLength={400}
              value={texts[language] ?? ''}
              onChange={(text) => setTexts({ ...texts, [language]: text })}
              {...(isTried && isMissing(texts[language]) && { error: t('common.reason_short') })}
            />
          ))}
        </>
      }
      onSend={send}
      onClose={onClose}
    />
  )
}
