import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import {
  cryptoNetworks,
  readPayoutAccount,
  type PayoutAccount,
  type PayoutFaults,
} from '@fairhouse/rules'
import { Button, pushToast, Tabs } from '@fairhouse/ui'
import { useState, type FormEvent } from 'react'
import { Problem, useAction } from '#lib/action'
import { callEncrypted } from '#lib/call'
import { useStepUp } from '#lib/step-up'
import { AccountFields } from './account-fields.tsx'
import { kindIcons } from './accounts.tsx'
import type { Facts } from './facts.ts'

interface Props {
  facts: Facts
  onBound: () => void
}

const nothing = { institution: '', number: '', name: '' }

/** Validates like the server, so that a typo shows before sending. */
export function BindAccount({ facts, onBound }: Props) {
  const { t } = useWords(centreWords)
  const guarded = useStepUp()
  const { busy, problem, run } = useAction()
  const [kind, setKind] = useState(facts.kinds[0] ?? 'bank')
  const [typed, setTyped] = useState(nothing)
  const [faults, setFaults] = useState<PayoutFaults>({})
  const choices = kind === 'crypto' ? [] : facts.institutions[kind]
  const choose = (next: typeof kind) => {
    setKind(next)
    setTyped({ ...nothing, institution: next === 'crypto' ? cryptoNetworks[0] : '' })
    setFaults({})
  }
  const bind = async (event: FormEvent) => {
    event.preventDefault()
    const account: PayoutAccount = { kind, ...typed }
    const read = readPayoutAccount(account, choices)
    setFaults(read.faults)
    if (!read.isGood) return
    const isDone = await run(async () => {
      const bound = await guarded(() => callEncrypted('PUT /wps/withdrawal/account', account))
      const isHeld = bound.state === 'review'
      pushToast(t(isHeld ? 'withdraw.bound_review' : 'withdraw.bound'), isHeld ? 'warn' : 'good')
    })
    if (isDone) onBound()
  }
  const tabs = facts.kinds.map((id) => ({
    id,
    icon: kindIcons[id],
    label: t(`withdraw.kind_${id}`),
  }))
  return (
    <Tabs label={t('withdraw.kinds')} tabs={tabs} value={kind} onChange={choose}>
      <form noValidate onSubmit={(event) => void bind(event)} className="flex flex-col gap-4">
        <AccountFields
          kind={kind}
          choices={choices}
          typed={typed}
          faults={faults}
          onChange={setTyped}
        />
        <Problem text={problem} />
        <div>
          <Button type="submit" busy={busy}>
            {t('withdraw.bind_save')}
          </Button>
        </div>
      </form>
    </Tabs>
  )
}
