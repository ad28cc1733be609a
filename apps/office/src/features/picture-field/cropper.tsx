import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { Button, Dialog, Problem } from '@fairhouse/ui'
import { useId, useState } from 'react'
import { useAction } from '#lib/action'
import { base64Of } from '#lib/file-data'
import { useWords } from '#lib/words'
import { cropOf, middle, type CropPosition } from './crop.ts'

interface Props {
  brandId: string
  /** Data URL of the picture. */
  address: string
  onCut: (image: string) => void
  onClose: () => void
}

const sliders = ['zoom', 'across', 'down'] as const

/** Crops a picture by sliders, which also work by keyboard. */
export function Cropper({ brandId, address, onCut, onClose }: Props) {
  const { t } = useWords(adminWords)
  const { busy, problem, run } = useAction()
  const [cut, setCut] = useState<CropPosition>(middle)
  const [size, setSize] = useState({ width: 1, height: 1 })
  const crop = cropOf(size, cut)
  const send = () =>
    run(async () => {
      const image = base64Of(address)
      const sent = await call('POST /office/api/content/picture', { brandId, image, crop })
      onCut(sent.image)
    })
  return (
    <Dialog
      open
      title={t('content.cut')}
      onClose={onClose}
      delayMs={0}
      width={480}
      actions={
        <>
          <Button variant="plain" size="small" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button size="small" busy={busy} onClick={() => void send()}>
            {t('content.cut_keep')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <svg
          viewBox={`${crop.left} ${crop.top} ${crop.width} ${crop.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('content.cut_shown')}
          className="aspect-3/2 w-80 max-w-full self-center rounded-card border border-line"
        >
          <image href={address} width="1000" height="1000" preserveAspectRatio="none" />
        </svg>
        <img
          src={address}
          alt=""
          className="hidden"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
        />
        {sliders.map((name) => (
          <Slider
            key={name}
            label={t(`content.cut_${name}`)}
            value={cut[name]}
            onChange={(value) => setCut({ ...cut, [name]: value })}
          />
        ))}
        <Problem text={problem} />
      </div>
    </Dialog>
  )
}

interface SliderProps {
  label: string
  value: number
  onChange: (value: number) => void
}

function Slider({ label, value, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium text-text-quiet">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="min-h-11 w-full cursor-pointer accent-accent"
      />
    </div>
  )
}
