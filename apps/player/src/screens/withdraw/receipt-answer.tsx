import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Button, buttonClass, Icon, join, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { dataAddress, readPicture, type Picture } from '#lib/pictures'
import { Problem, useAction } from '#lib/action'
import { call } from '#lib/call'

interface Props {
  id: string
  /** The confirmation period is over: only a claim is possible. */
  isLate?: boolean
  onAnswered: () => void
}

const addClass = join(
  buttonClass('quiet', 'small'),
  'self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
  'has-focus-visible:outline-focus',
)

/** Confirms receipt, or files a claim with a picture of the account statement. */
export function ReceiptAnswer({ id, isLate = false, onAnswered }: Props) {
  const { t } = useWords(centreWords)
  const { busy, problem, run } = useAction()
  const [isMissing, setMissing] = useState(false)
  const say = async (received: boolean, image?: string) => {
    const body = { id, received, ...(image !== undefined && { image }) }
    const isDone = await run(() => call('POST /wps/withdrawal/confirm', body))
    if (!isDone) return
    pushToast(t(received ? 'withdraw.thanks' : 'withdraw.claim_sent'), 'good')
    onAnswered()
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3 *:grow">
        {!isLate && (
          <Button size="small" busy={busy} onClick={() => void say(true)}>
            {t('withdraw.received')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => setMissing(!isMissing)}>
          {t('withdraw.not_received')}
        </Button>
      </div>
      {isMissing && <Claim busy={busy} onSend={(image) => void say(false, image)} />}
      <Problem text={problem} />
    </div>
  )
}

interface ClaimProps {
  busy: boolean
  onSend: (image: string) => void
}

function Claim({ busy, onSend }: ClaimProps) {
  const { t } = useWords(centreWords)
  const [picture, setPicture] = useState<Picture>()
  const [fault, setFault] = useState<'too_big' | 'no_picture' | 'required'>()
  const choose = async (file: File | undefined) => {
    const read = file && (await readPicture(file))
    if (read === undefined) return
    setFault(typeof read === 'string' ? read : undefined)
    setPicture(typeof read === 'string' ? undefined : read)
  }
  return (
    <div className="flex flex-col gap-3">
      <p>{t('withdraw.proof_lead')}</p>
      {picture && (
        <img
          src={dataAddress(picture)}
          alt={picture.name}
          className="size-24 rounded-control border border-line object-cover"
        />
      )}
      <label className={addClass}>
        <Icon name="plus" />
        {t('withdraw.proof_choose')}
        <input
          type="file"
          accept="image/png,image/jpeg"
          onChange={({ target }) => {
            void choose(target.files?.[0])
            target.value = ''
          }}
          className="sr-only"
        />
      </label>
      <Problem text={fault && t(`withdraw.proof_${fault}`)} />
      <div>
        <Button
          size="small"
          busy={busy}
          onClick={() => (picture ? onSend(picture.base64) : setFault('required'))}
        >
          {t('withdraw.proof_send')}
        </Button>
      </div>
    </div>
  )
}
