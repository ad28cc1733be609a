import { adminWords } from '@fairhouse/i18n/office'
import { contrastsOf } from '@fairhouse/rules'
import { Field, join } from '@fairhouse/ui'
import { pageColours } from '@fairhouse/ui/themes'
import { Tag } from '#features/tag'
import { useWords } from '#lib/words'
import type { Colours, Theme } from './view.ts'

interface Props {
  theme: Theme
  name: string
  colours: Colours
  onChange: (colours: Colours) => void
}

const needed = ['accent', 'onAccent'] as const
const optional = ['accentStrong', 'focus', 'engraving'] as const
const isColour = (text: string) => /^#[0-9A-Fa-f]{6}$/.test(text)

/** Colours of a theme with a sample and contrast checks. */
export function ThemeColours({ theme, name, colours, onChange }: Props) {
  const { t } = useWords(adminWords)
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        {[...needed, ...optional].map((key) => (
          <ColourField
            key={key}
            label={t(`brands.colour_${key}`)}
            {...(key !== 'accent' && key !== 'onAccent' && { hint: t('brands.as_accent') })}
            value={colours[key] ?? ''}
            shown={colours[key] ?? colours.accent}
            onChange={(typed) => {
              const isLeft = typed === '' && key !== 'accent' && key !== 'onAccent'
              onChange({ ...colours, [key]: isLeft ? null : typed })
            }}
          />
        ))}
      </div>
      <Sample theme={theme} name={name} colours={colours} />
      <Contrasts theme={theme} colours={colours} />
    </>
  )
}

interface ColourProps {
  label: string
  hint?: string
  value: string
  /** Default value. */
  shown: string
  onChange: (value: string) => void
}

function ColourField({ label, hint, value, shown, onChange }: ColourProps) {
  const { t } = useWords(adminWords)
  return (
    <Field
      label={label}
      {...(hint !== undefined && { hint })}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={7}
      value={value}
      onChange={(typed) => onChange(typed.trim())}
      before={
        <input
          type="color"
          aria-label={t('brands.pick', { name: label })}
          value={isColour(shown) ? shown : pageColours.dark}
          onChange={({ target }) => onChange(target.value)}
          className="h-12 w-14 shrink-0 cursor-pointer rounded-control border border-control p-1"
        />
      }
    />
  )
}

const sampleClass = join(
  'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line px-5 py-4',
)

/** Sample of the brand's page; decorative, hidden from screen readers. */
function Sample({ theme, name, colours }: Omit<Props, 'onChange'>) {
  const { t } = useWords(adminWords)
  const { accent, onAccent } = colours
  const strong = colours.accentStrong ?? accent
  return (
    <div
      aria-hidden="true"
      data-sample={theme}
      className={sampleClass}
      style={{ backgroundColor: pageColours[theme], color: accent }}
    >
      <span className="text-lg font-semibold">{name}</span>
      <span
        className="rounded-control px-4 py-2.5 text-sm font-semibold"
        style={{ backgroundColor: accent, color: onAccent }}
      >
        {t('brands.sample_button')}
      </span>
      <span
        className="rounded-control px-4 py-2.5 text-sm font-semibold outline-2 outline-offset-2"
        style={{ backgroundColor: strong, color: onAccent, outlineColor: colours.focus ?? accent }}
      >
        {t('brands.sample_focus')}
      </span>
      <span className="text-sm underline underline-offset-4" style={{ color: strong }}>
        {t('brands.sample_link')}
      </span>
    </div>
  )
}

function Contrasts({ theme, colours }: Pick<Props, 'theme' | 'colours'>) {
  const { t } = useWords(adminWords)
  return (
    <ul aria-label={t('brands.contrast')} className="flex flex-col gap-1.5 text-sm">
      {contrastsOf(theme, colours).map(({ what, found, needed: least, isEnough }) => (
        <li key={what} className="flex flex-wrap items-center justify-between gap-x-4">
          <span>{t(`brands.contrast_${what}`)}</span>
          <span className="tabular-nums">
            <Tag
              tone={isEnough ? 'good' : 'bad'}
              text={t('brands.contrast_found', {
                found: Number.isNaN(found) ? '–' : found.toFixed(1),
                least,
              })}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
