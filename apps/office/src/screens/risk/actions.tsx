import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { riskOutcomes, type RiskOutcome } from '@fairhouse/protocol/risk-lists'
import { Button, Choice, Problem, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { DecisionButton, ReasonDialog } from '#features/decision'
import { useAction } from '#lib/action'
import { useInvalidate } from '#lib/query'
import { useWords } from '#lib/words'
import { useMe } from '#lib/me'
import type { File } from './view.ts'

interface Props {
  file: File
  onDone: () => void
}

/** Actions that the state and the colleague's permissions allow. */
export function Actions({ file }: { file: File }) {
  const { t } = useWords(adminWords)
  const { id: own } = useMe()
  const again = useInvalidate()
  const onDone = () => again('GET /office/api/risk/case', 'GET /office/api/risk/cases')
  const { id, state, ownerId } = file
  const isFree = ownerId === null || ownerId === own
  return (
    <div className="flex flex-wrap items-start gap-3 border-t border-line pt-4">
      {state !== 'closed' && isFree && <Take {...{ file, onDone }} />}
      {state !== 'closed' && <HandOver {...{ file, onDone }} />}
      <DecisionButton
        label={t('risk.note')}
        title={t('risk.note_title')}
        reasonLabel={t('risk.note_content')}
        maxLength={2000}
        onSend={(content) => call('POST /office/api/risk/case/note', { id, content })}
        onDone={onDone}
      />
      {state !== 'closed' && isFree && <Close {...{ file, onDone }} />}
    </div>
  )
}

function Take({ file: { id, ownerId }, onDone }: Props) {
  const { t } = useWords(adminWords)
  const { busy, problem, run } = useAction()
  const press = async () => {
    if (ownerId === null) await call('POST /office/api/risk/case/claim', { id })
    else await call('POST /office/api/risk/case/release', { id })
    onDone()
  }
  return (
    <>
      <Button
        size="small"
        variant={ownerId === null ? 'primary' : 'plain'}
        busy={busy}
        onClick={() => void run(press)}
      >
        {t(ownerId === null ? 'common.take' : 'common.release')}
      </Button>
      <Problem text={problem} />
    </>
  )
}

function HandOver({ file, onDone }: Props) {
  const { t } = useWords(adminWords)
  const [isOpen, setOpen] = useState(false)
  const others = file.colleagues.filter(({ id }) => id !== file.ownerId)
  const [chosen, setChosen] = useState('')
  const to = others.find(({ id }) => id === chosen)?.id ?? others[0]?.id
  if (to === undefined) return null
  const send = async (reason: string) => {
    await call('POST /office/api/risk/case/hand', { id: file.id, to, reason })
    pushToast(t('common.done'), 'good')
    onDone()
  }
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {t('risk.hand')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('risk.hand_title')}
        text={t('risk.hand_text')}
        confirm={t('risk.hand')}
        reasonLabel={t('common.reason')}
        fields={
          <Choice
            label={t('risk.hand_to')}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            value={to}
            onChange={setChosen}
          />
        }
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

function Close({ file: { id }, onDone }: Props) {
  const { t } = useWords(adminWords)
  const [isOpen, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<RiskOutcome>('nothing')
  const send = async (reason: string) => {
    await call('POST /office/api/risk/case/close', { id, outcome, reason })
    pushToast(t('common.done'), 'good')
    onDone()
  }
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {t('risk.close')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('risk.close_title')}
        text={t('risk.close_text')}
        confirm={t('risk.close')}
        reasonLabel={t('risk.close_reason')}
        fields={
          <Choice
            label={t('risk.outcome')}
            options={riskOutcomes.map((value) => ({ value, label: t(`risk.outcome_${value}`) }))}
            value={outcome}
            onChange={setOutcome}
          />
        }
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
