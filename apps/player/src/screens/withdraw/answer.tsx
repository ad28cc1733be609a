import { Button, buttonClass, Icon, join, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { pictureAddress, readPicture, type Picture } from '#lib/pictures'
import { Problem, useAction } from '#lib/action'
import { call } from '#lib/call'
import { useCentreWords } from '#lib/centre-words'

interface Props {
  id: string
  /** The question is over: only a claim is left. */
  isLate?: boolean
  onAnswered: () => void
}

const addClass = join(
  buttonClass('quiet', 'small'),
  'self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
  'has-focus-visible:outline-focus',
)

/** Received, or not; who says no sends a picture of where it should have come to. */
export function Answer({ id, isLate = false, onAnswered }: Props) {
  const { tc } = useCentreWords()
  const { busy, problem, run } = useAction()
  const [isMissing, setMissing] = useState(false)
  const say = async (received: boolean, image?: string) => {
    const body = { id, received, ...(image !== undefined && { image }) }
    const isDone = await run(() => call('POST /wps/withdrawal/confirm', body))
    if (!isDone) return
    pushToast(tc(received ? 'withdraw.thanks' : 'withdraw.claim_sent'), 'good')
    onAnswered()
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3 *:grow">
        {!isLate && (
          <Button size="small" busy={busy} onClick={() => void say(true)}>
            {tc('withdraw.received')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => setMissing(!isMissing)}>
          {tc('withdraw.not_received')}
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
  const { tc } = useCentreWords()
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
      <p>{tc('withdraw.proof_lead')}</p>
      {picture && (
        <img
          src={pictureAddress(picture)}
          alt={picture.name}
          className="size-24 rounded-control border border-line object-cover"
        />
      )}
      <label className={addClass}>
        <Icon name="plus" />
        {tc('withdraw.proof_choose')}
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
      <Problem text={fault && tc(`withdraw.proof_${fault}`)} />
      <div>
        <Button
          size="small"
          busy={busy}
          onClick={() => (picture ? onSend(picture.base64) : setFault('required'))}
        >
          {tc('withdraw.proof_send')}
        </Button>
      </div>
    </div>
  )
}
