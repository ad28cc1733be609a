import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import type { Deposit } from '@fairhouse/protocol'
import { buttonClass, Icon, join, Skeleton } from '@fairhouse/ui'
import { useCallback, useId, useState } from 'react'
import { Problem, useAction } from '#lib/action'
import { call } from '#lib/call'
import { useMemberData } from '#lib/member-data'
import { dataAddress, readPicture } from '#lib/pictures'

interface Props {
  deposit: Deposit
  onChange: (deposit: Deposit) => void
}

const addClass = join(
  buttonClass('primary', 'medium'),
  'self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
  'has-focus-visible:outline-focus',
)

/** Proofs of the transfer; uploaded on selection and seen by the reviewer. */
export function Proofs({ deposit, onChange }: Props) {
  const { t } = useWords(centreWords)
  const { id, proofs, mayProve } = deposit
  const hint = useId()
  const [unfit, setUnfit] = useState<string>()
  const { busy, problem, run } = useAction()
  const send = async (file: File) => {
    const picture = await readPicture(file)
    setUnfit(typeof picture === 'string' ? t(`deposit.${picture}`) : undefined)
    if (typeof picture === 'string') return
    onChange(await call('POST /wps/deposit/proof', { id, image: picture.base64 }))
  }
  if (proofs.length === 0 && !mayProve) return null
  return (
    <div className="flex flex-col gap-3">
      <h4 className="font-semibold">{t('deposit.proof')}</h4>
      {proofs.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {proofs.map((proof) => (
            <li key={proof}>
              <Proof id={proof} />
            </li>
          ))}
        </ul>
      )}
      {mayProve && (
        <>
          <p id={hint} className="text-sm text-text-quiet">
            {t('deposit.proof_hint')}
          </p>
          <label className={addClass} aria-disabled={busy}>
            <Icon name="plus" />
            {t('deposit.proof_add')}
            <input
              type="file"
              accept="image/png,image/jpeg"
              aria-describedby={hint}
              disabled={busy}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) void run(() => send(file))
                target.value = ''
              }}
              className="sr-only"
            />
          </label>
        </>
      )}
      <Problem text={unfit ?? problem} />
    </div>
  )
}

/** Private: loaded by a call, since it has no public address. */
function Proof({ id }: { id: string }) {
  const { t } = useWords(centreWords)
  const ask = useCallback(() => call('GET /wps/deposit/proof', { id }), [id])
  const { data, error } = useMemberData(ask)
  if (error !== undefined) return null
  if (!data) return <Skeleton className="size-24" />
  return (
    <img
      src={dataAddress({ kind: data.type, base64: data.data })}
      alt={t('deposit.proof_sent')}
      className="size-24 rounded-control border border-line object-cover"
    />
  )
}
