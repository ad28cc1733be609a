import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Icon, join } from '@fairhouse/ui'
import { dataAddress, type Picture } from '#lib/pictures'

interface Props {
  label: string
  picture: Picture | undefined
  onChoose: (file: File) => void
}

const boxClass = join(
  'flex h-40 cursor-pointer flex-col items-center justify-center gap-2 overflow-hidden',
  'rounded-card border border-control bg-surface-sunken text-center text-sm',
  'hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
  'has-focus-visible:outline-focus',
)

/** One side of a document with a preview of the selected picture. */
export function Side({ label, picture, onChoose }: Props) {
  const { t } = useWords(centreWords)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold">{label}</p>
      <label className={boxClass}>
        {picture ? (
          <img src={dataAddress(picture)} alt="" className="size-full object-contain" />
        ) : (
          <>
            <Icon name="plus" className="size-7 text-accent" />
            <span aria-hidden="true">{t('identity.choose')}</span>
          </>
        )}
        <input
          type="file"
          accept="image/png,image/jpeg"
          aria-label={`${label}: ${t(picture ? 'identity.choose_other' : 'identity.choose')}`}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onChoose(file)
            target.value = ''
          }}
          className="sr-only"
        />
      </label>
    </div>
  )
}
