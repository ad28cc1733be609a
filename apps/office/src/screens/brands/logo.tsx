import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { Button, buttonClass, Icon, join, Problem } from '@fairhouse/ui'
import { useAction } from '#lib/action'
import { useWords } from '#lib/words'

interface Props {
  brandId: string
  logo: string | null
  onChange: (logo: string | null) => void
}

const pickClass = join(
  buttonClass('quiet', 'small'),
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
  'has-focus-visible:outline-focus',
)

async function base64Of(file: File): Promise<string> {
  const address = await new Promise<unknown>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unread')))
    reader.readAsDataURL(file)
  })
  return typeof address === 'string' ? address.slice(address.indexOf(',') + 1) : ''
}

/** Uploads a logo; the server re-encodes it. */
export function Logo({ brandId, logo, onChange }: Props) {
  const { t } = useWords(adminWords)
  const { problem, run } = useAction()
  const send = (file: File | undefined) =>
    run(async () => {
      if (!file) return
      const image = await base64Of(file)
      onChange((await call('PUT /office/api/brand/logo', { brandId, image })).logo)
    })
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm font-semibold">{t('brands.part_logo')}</p>
      <div className="flex flex-wrap items-center gap-4">
        {logo === null ? (
          <span className="text-sm text-text-quiet">{t('brands.no_logo')}</span>
        ) : (
          <img
            src={`/brand/logo/${logo}-small.png`}
            alt={t('brands.part_logo')}
            className="size-16 rounded-control border border-line object-contain"
          />
        )}
        <label className={pickClass}>
          <Icon name="plus" />
          {t('brands.send_logo')}
          <input
            type="file"
            accept="image/png,image/jpeg"
            onChange={({ target }) => {
              void send(target.files?.[0])
              target.value = ''
            }}
            className="sr-only"
          />
        </label>
        {logo !== null && (
          <Button size="small" variant="plain" onClick={() => onChange(null)}>
            {t('brands.drop_logo')}
          </Button>
        )}
      </div>
      <p className="text-sm text-text-quiet">{t('brands.logo_hint')}</p>
      <Problem text={problem} />
    </div>
  )
}
