import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { feedbackPictures } from '@fairhouse/rules'
import { buttonClass, Icon, IconButton, join } from '@fairhouse/ui'
import { useId, useState } from 'react'
import { Problem } from '#lib/action'
import { dataAddress, readPicture, type Picture } from '#lib/pictures'

interface Props {
  pictures: readonly Picture[]
  onChange: (pictures: readonly Picture[]) => void
}

const addClass = join(
  buttonClass('quiet', 'small'),
  'self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
  'has-focus-visible:outline-focus',
)

const isPicture = (read: Picture | string): read is Picture => typeof read !== 'string'

/** Picks up to three pictures and checks them before sending. */
export function Pictures({ pictures, onChange }: Props) {
  const { t } = useWords(accountWords)
  const hint = useId()
  const [problem, setProblem] = useState<string>()
  const { most: maxPictures } = feedbackPictures
  const add = async (files: readonly File[]) => {
    const read = await Promise.all(files.map(readPicture))
    const good = [...pictures, ...read.filter(isPicture)]
    const [unfit] = read.filter((one) => typeof one === 'string')
    const wrong = good.length > maxPictures ? 'too_many' : unfit
    setProblem(wrong && t(`feedback.${wrong}`))
    onChange(good.slice(0, maxPictures))
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm font-semibold">{t('feedback.pictures')}</p>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((picture, place) => (
            <li key={`${place} ${picture.name}`} className="relative">
              <img
                src={dataAddress(picture)}
                alt={picture.name}
                className="size-24 rounded-control border border-line object-cover"
              />
              <span className="absolute end-0 top-0 rounded-control bg-surface">
                <IconButton
                  variant="plain"
                  icon="close"
                  label={t('feedback.picture_remove', { name: picture.name })}
                  onClick={() => onChange(pictures.filter((one) => one !== picture))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {pictures.length < maxPictures && (
        <label className={addClass}>
          <Icon name="plus" />
          {t('feedback.picture_add')}
          <input
            type="file"
            multiple
            accept="image/png,image/jpeg"
            aria-describedby={hint}
            onChange={({ target }) => {
              void add([...(target.files ?? [])])
              target.value = ''
            }}
            className="sr-only"
          />
        </label>
      )}
      <p id={hint} className="text-sm text-text-quiet">
        {t('feedback.pictures_hint')}
      </p>
      <Problem text={problem} />
    </div>
  )
}
