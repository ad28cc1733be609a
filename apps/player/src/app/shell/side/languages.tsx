import { Icon, join } from '@fairhouse/ui'
import { offeredLanguages } from '#features/preferences'
import { useWords } from '#lib/words'
import { hideMenu } from './hide-menu.ts'
import { SideGroup } from './item.tsx'
import { setSide } from './state.ts'

const choiceClass = join(
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-start',
  'font-names text-sm text-text-quiet transition-colors',
  'hover:bg-accent-soft hover:text-accent-strong',
  'aria-pressed:font-semibold aria-pressed:text-accent',
)

/** The languages the brand enables; choosing one collapses the menu. */
export function Languages({ enabled }: { enabled: readonly string[] | undefined }) {
  const { t, language, setLanguage } = useWords()
  const options = offeredLanguages(enabled)
  if (options.length < 2) return null
  return (
    <div className="narrow:hidden">
      <SideGroup icon="globe" label={t('shell.language')}>
        {options.map(({ value, label, tag }) => (
          <li key={value}>
            <button
              type="button"
              lang={tag}
              aria-pressed={value === language}
              onClick={(event) => {
                setLanguage(value)
                setSide('narrow')
                hideMenu(event.currentTarget)
              }}
              className={choiceClass}
            >
              <span className="grow">{label}</span>
              {value === language && <Icon name="check" className="size-4" />}
            </button>
          </li>
        ))}
      </SideGroup>
    </div>
  )
}
