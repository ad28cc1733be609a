import { dataAddress } from '@fairhouse/browser/files'
import { Button, join, Problem } from '@fairhouse/ui'
import { useState } from 'react'
import { useAction } from '#lib/action'
import { useWords } from '#lib/words'

interface Sent {
  readonly type: 'png' | 'jpg'
  readonly data: string
}

interface Props {
  /** Number of the picture, from 1. */
  number: number
  ask: () => Promise<Sent>
}

const pictureClass = join(
  'max-h-[70dvh] min-h-16 max-w-full min-w-16 self-start rounded-control border border-line',
  'object-contain',
)

/** A picture that a member uploaded. Viewing it is audited, so it loads only on click. */
export function SentPicture({ number, ask }: Props) {
  const { t } = useWords()
  const { busy, problem, run } = useAction()
  const [picture, setPicture] = useState<Sent>()
  if (picture) {
    return (
      <img
        src={dataAddress({ kind: picture.type, base64: picture.data })}
        alt={t('common.picture', { number })}
        className={pictureClass}
      />
    )
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant="quiet"
        size="small"
        icon="eye"
        busy={busy}
        onClick={() => void run(async () => setPicture(await ask()))}
      >
        {t('common.picture_show', { number })}
      </Button>
      <Problem text={problem} />
    </div>
  )
}
