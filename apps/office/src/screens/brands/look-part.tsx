import { adminWords } from '@fairhouse/i18n/office'
import { houseAccents } from '@fairhouse/ui/themes'
import { Toggle } from '#features/toggle'
import { useWords } from '#lib/words'
import { ThemeColours } from './theme-colours.tsx'
import { Logo } from './logo.tsx'
import { themes, type Colours, type BrandDetail, type PartProps, type Theme } from './view.ts'

const asAccent = { accentStrong: null, focus: null, engraving: null }

/** Logo and theme colours with their contrast. */
export function LookPart({ document, set, one }: PartProps & { one: BrandDetail }) {
  const { t } = useWords(adminWords)
  const { colours } = document
  const change = (theme: Theme, own: Colours | null) =>
    set({ colours: { ...colours, [theme]: own } })
  return (
    <div className="flex flex-col gap-8">
      <Logo brandId={one.brand.id} logo={document.logo} onChange={(logo) => set({ logo })} />
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-2">
        {themes.map((theme) => {
          const own = colours[theme]
          return (
            <fieldset key={theme} className="flex min-w-0 flex-col gap-4">
              <legend className="mb-2 text-sm font-semibold">{t(`brands.theme_${theme}`)}</legend>
              <Toggle
                label={t('brands.own_colours')}
                isOn={own !== null}
                onChange={(isOn) =>
                  change(theme, isOn ? { ...houseAccents[theme], ...asAccent } : null)
                }
              />
              {own && (
                <ThemeColours
                  theme={theme}
                  name={document.name}
                  colours={own}
                  onChange={(to) => change(theme, to)}
                />
              )}
            </fieldset>
          )
        })}
      </div>
    </div>
  )
}
