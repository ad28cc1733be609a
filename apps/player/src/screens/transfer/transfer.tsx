import { accountWords } from '@fairhouse/i18n/account'
import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Button, Icon, pushToast, Skeleton } from '@fairhouse/ui'
import { useState } from 'react'
import { CashierBalance } from '#features/wallet'
import { Problem, problemText, useAction } from '#lib/action'
import { call, CallFailed } from '#lib/call'
import { useBalance } from '#lib/balance'
import { callQuery, useQuery } from '#lib/query'
import { useCommandId } from './command-id.ts'
import { ProviderWallet } from './provider-wallet.tsx'

const walletsQuery = callQuery('GET /wps/relay/GCS_merchantWallet', '', {})

/** Transfers between the main wallet and providers' transfer wallets. */
export function Transfer() {
  const { t } = useWords(centreWords, accountWords)
  const { data, error } = useQuery(walletsQuery)
  const wallets = data?.wallets
  // Reloads all balances after everything was returned.
  const [turn, setTurn] = useState(0)
  if (!wallets) {
    return error === undefined ? (
      <Skeleton className="h-60 w-full" />
    ) : (
      <Problem text={problemText(error, t)} />
    )
  }
  const nameOf = (code: string) => wallets.find(({ vendor }) => vendor === code)?.name ?? code
  return (
    <div className="flex flex-col gap-5">
      <p className="text-text-quiet">{t('centre.transfer_lead')}</p>
      <CashierBalance />
      <BringBack nameOf={nameOf} onDone={() => setTurn((before) => before + 1)} />
      <ul className="flex flex-col gap-3">
        {wallets.map((wallet) => (
          <li key={`${wallet.vendor} ${turn}`}>
            <ProviderWallet wallet={wallet} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface BringBackProps {
  nameOf: (code: string) => string
  onDone: () => void
}

/** Returns all balances with one click and names providers that did not answer. */
function BringBack({ nameOf, onDone }: BringBackProps) {
  const { t } = useWords(centreWords)
  const { refresh } = useBalance()
  const { busy, problem, run } = useAction()
  const command = useCommandId()
  const [isUnclear, setUnclear] = useState(false)
  const bring = () =>
    run(async () => {
      setUnclear(false)
      const id = command.idFor('all')
      const came = await call('POST /wps/relay/GCS_walletTransferAll', { id }).catch(
        (failure: unknown) => {
          setUnclear(failure instanceof CallFailed)
          throw failure
        },
      )
      command.settle()
      for (const { vendor, state } of came.moves) {
        if (state === 'sent') pushToast(t('centre.transfer_sent', { vendor: nameOf(vendor) }))
      }
      if (came.silent.length > 0) {
        const vendors = came.silent.map(nameOf).join(', ')
        pushToast(t('centre.transfer_silent', { vendors }), 'warn')
      } else if (came.moves.length === 0) pushToast(t('centre.transfer_all_none'))
      await refresh()
      onDone()
    })
  return (
    <>
      <Problem text={isUnclear ? t('centre.transfer_unclear') : problem} />
      <Button busy={busy} onClick={() => void bring()}>
        <Icon name="swap" />
        {t('centre.transfer_all')}
      </Button>
    </>
  )
}
