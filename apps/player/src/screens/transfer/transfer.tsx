import { Button, Icon, pushToast, Skeleton } from '@fairhouse/ui'
import { useState } from 'react'
import { CashierBalance } from '#features/wallet'
import { useAccountWords } from '#lib/account-words'
import { Problem, problemText, useAction } from '#lib/action'
import { call, CallFailed } from '#lib/call'
import { useCentreWords } from '#lib/centre-words'
import { useOwn } from '#lib/own'
import { usePurse } from '#lib/purse'
import { useCommandId } from './command-id.ts'
import { VendorWallet } from './vendor-wallet.tsx'

const askWallets = async () => (await call('GET /wps/relay/GCS_merchantWallet')).wallets

/** Between the main wallet and those of vendors that keep balances of their own. */
export function Transfer() {
  const { tc } = useCentreWords()
  const { ta } = useAccountWords()
  const { data: wallets, error } = useOwn(askWallets)
  // Every balance is asked for again when all has come back.
  const [turn, setTurn] = useState(0)
  if (!wallets) {
    return error === undefined ? (
      <Skeleton className="h-60 w-full" />
    ) : (
      <Problem text={problemText(error, ta)} />
    )
  }
  const nameOf = (code: string) => wallets.find(({ vendor }) => vendor === code)?.name ?? code
  return (
    <div className="flex flex-col gap-5">
      <p className="text-text-quiet">{tc('centre.transfer_lead')}</p>
      <CashierBalance />
      <BringBack nameOf={nameOf} onDone={() => setTurn((before) => before + 1)} />
      <ul className="flex flex-col gap-3">
        {wallets.map((wallet) => (
          <li key={`${wallet.vendor} ${turn}`}>
            <VendorWallet wallet={wallet} />
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

/** All of it at one press; who gave no answer is named. */
function BringBack({ nameOf, onDone }: BringBackProps) {
  const { tc } = useCentreWords()
  const { refresh } = usePurse()
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
      command.answered()
      for (const { vendor, state } of came.moves) {
        if (state === 'sent') pushToast(tc('centre.transfer_sent', { vendor: nameOf(vendor) }))
      }
      if (came.silent.length > 0) {
        const vendors = came.silent.map(nameOf).join(', ')
        pushToast(tc('centre.transfer_silent', { vendors }), 'warn')
      } else if (came.moves.length === 0) pushToast(tc('centre.transfer_all_none'))
      await refresh()
      onDone()
    })
  return (
    <>
      <Problem text={isUnclear ? tc('centre.transfer_unclear') : problem} />
      <Button busy={busy} onClick={() => void bring()}>
        <Icon name="swap" />
        {tc('centre.transfer_all')}
      </Button>
    </>
  )
}
