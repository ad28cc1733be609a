import { adminWords } from '@fairhouse/i18n/office'
import { Choice, Field, buttonClass } from '@fairhouse/ui'
import { useId, useState } from 'react'
import { toDataUrl } from '#lib/file-data'
import { useWords } from '#lib/words'
import { Cropper } from './cropper.tsx'

/** LIST of built-in pictures, by the names that content uses. */
const drawn = [
  'crown',
  'coins',
  'ledger',
  'reels',
  'cards',
  'fish',
  'knight',
  'ball',
  'gamepad',
  'dice',
  'phone',
  'gift',
  'star',
  'medal',
  'lamp',
  'key',
  'house',
  'sun',
  'calendar',
] as const

type Drawn = (typeof drawn)[number]

interface Props {
  brandId: string
  value: string
  onChange: (image: string) => void
  error?: string
}

const isDrawn = (image: string): image is Drawn => drawn.some((name) => name === image)

/** Selects a built-in picture, an upload or a picture address. */
export function PictureField({ brandId, value, onChange, error }: Props) {
  const { t } = useWords(adminWords)
  const id = useId()
  const [address, setAddress] = useState<string>()
  const own = 'own'
  return (
    <div className="flex flex-col gap-4">
      <Choice
        label={t('content.picture')}
        options={[
          ...drawn.map((name) => ({ value: name, label: t(`content.picture_${name}`) })),
          { value: own, label: t('content.picture_own') },
        ]}
        value={isDrawn(value) ? value : own}
        onChange={(name) => onChange(name === own ? '' : name)}
      />
      {!isDrawn(value) && (
        <>
          <div className="flex flex-wrap items-center gap-4">
            {value !== '' && (
              <img src={value} alt="" className="h-24 rounded-control object-contain" />
            )}
            <label htmlFor={id} className={buttonClass('quiet', 'small')}>
              {t('content.picture_choose')}
              <input
                id={id}
                type="file"
                accept="image/png,image/jpeg"
                className="sr-only"
                onChange={({ target }) => {
                  const [file] = target.files ?? []
                  if (file) void toDataUrl(file).then(setAddress)
                  target.value = ''
                }}
              />
            </label>
          </div>
          <Field
            label={t('content.picture_address')}
            value={value}
            onChange={onChange}
            maxLength={300}
            {...(error !== undefined && { error })}
          />
        </>
      )}
      {address !== undefined && (
        <Cropper
          {...{ brandId, address }}
          onClose={() => setAddress(undefined)}
          onCut={(image) => {
            setAddress(undefined)
            onChange(image)
          }}
        />
      )}
    </div>
  )
}
