import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import type { DocumentKind } from '@fairhouse/protocol'
import { Button, pushToast } from '@fairhouse/ui'
import { useId, useState } from 'react'
import { Problem, useAction } from '#lib/action'
import { call } from '#lib/call'
import { Option } from '#features/option'
import { readPicture, type Picture } from '#lib/pictures'
import { Side } from './side.tsx'

const kinds: readonly DocumentKind[] = ['idCard', 'passport', 'drivingLicence']

type SideName = 'front' | 'back'

/** LIST of the required sides per document. */
const sides: Record<DocumentKind, readonly SideName[]> = {
  idCard: ['front', 'back'],
  passport: ['front'],
  drivingLicence: ['front', 'back'],
}

type Pictures = Readonly<Partial<Record<SideName, Picture>>>

/** Uploads a document with pictures of its sides. */
export function DocumentForm({ onSent }: { onSent: () => void }) {
  const { t } = useWords(centreWords)
  const group = useId()
  const [kind, setKind] = useState<DocumentKind>('idCard')
  const [pictures, setPictures] = useState<Pictures>({})
  const [unfit, setUnfit] = useState<string>()
  const { busy, problem, run } = useAction()
  const wanted = sides[kind]
  const chosen = wanted.flatMap((side) => pictures[side] ?? [])

  const choose = async (side: SideName, file: File) => {
    const picture = await readPicture(file)
    const isFit = typeof picture !== 'string'
    setUnfit(isFit ? undefined : t(`deposit.${picture}`))
    if (isFit) setPictures((before) => ({ ...before, [side]: picture }))
  }
  const send = async () => {
    const isWhole = chosen.length === wanted.length
    setUnfit(isWhole ? undefined : t('identity.missing'))
    if (!isWhole) return
    const ids: string[] = []
    for (const { base64 } of chosen) {
      ids.push((await call('POST /wps/identity/picture', { image: base64 })).id)
    }
    await call('PUT /wps/identity', { kind, pictures: ids })
    pushToast(t('identity.sent'), 'good')
    onSent()
  }

  return (
    <div className="flex flex-col gap-5">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold">{t('identity.kind')}</legend>
        {kinds.map((one) => (
          <Option
            key={one}
            name={group}
            value={one}
            label={t(`identity.kind_${one}`)}
            isChosen={one === kind}
            onChoose={() => setKind(one)}
          />
        ))}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        {wanted.map((side) => (
          <Side
            key={side}
            label={t(kind === 'passport' ? 'identity.side_page' : `identity.side_${side}`)}
            picture={pictures[side]}
            onChoose={(file) => void choose(side, file)}
          />
        ))}
      </div>
      <p className="text-sm text-text-quiet">{t('identity.hint')}</p>
      <Problem text={unfit ?? problem} />
      <div>
        <Button busy={busy} onClick={() => void run(send)}>
          {t('identity.send')}
        </Button>
      </div>
    </div>
  )
}
