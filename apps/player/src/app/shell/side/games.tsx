import { lobbyWords, type LobbyKey } from '@fairhouse/i18n/lobby'
import { useWords } from '#lib/words'
import type { WordKey } from '@fairhouse/i18n'
import type { GameCategory } from '@fairhouse/protocol'
import { Icon, join, type IconName } from '@fairhouse/ui'
import type { MouseEvent } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { menusQuery, type Category } from '#features/games'
import { startGame } from '#features/launch'
import { directLottery } from '#lib/game-target'
import { useQuery } from '#lib/query'
import { hideMenu } from './hide-menu.ts'
import { SideLink } from './item.tsx'

interface Page {
  readonly href: string
  readonly icon: IconName
  readonly label: WordKey | LobbyKey
}

/** LIST of category pages, in menu order. */
const pages = {
  LOTT: { href: '/lottery', icon: 'ticket', label: 'lobby.category_lott' },
  ELOTT: { href: '/elott', icon: 'ticket', label: 'shell.category_elott' },
  LIVE: { href: '/live', icon: 'cards', label: 'shell.category_live' },
  SPORTS: { href: '/sports', icon: 'ball', label: 'shell.category_sports' },
  FISH: { href: '/fish', icon: 'fish', label: 'shell.category_fish' },
  RNG: { href: '/rng', icon: 'reels', label: 'shell.category_rng' },
  PVP: { href: '/pvp', icon: 'trophy', label: 'shell.category_pvp' },
  ESPORTS: { href: '/esports', icon: 'gamepad', label: 'shell.category_esports' },
  COCKFIGHT: { href: '/cockfight', icon: 'feather', label: 'shell.category_cockfight' },
} as const satisfies Record<GameCategory, Page>

const isCategory = (name: string): name is GameCategory => Object.hasOwn(pages, name)
const order = Object.keys(pages).filter(isCategory)

/** Links to hot games, in-house games and every category that has games. */
export function SideGames() {
  const { t, language } = useWords(lobbyWords)
  const { data } = useQuery(menusQuery(language))
  if (!data || data.length === 0) return null
  const hasInHouse = data.some(({ vendors }) => vendors.some(({ isInHouse }) => isInHouse))
  return (
    <>
      <SideLink href="/hot" icon="fire" label={t('shell.category_hot')} />
      {hasInHouse && <SideLink href="/inhouse" icon="star" label={t('shell.category_inhouse')} />}
      {order.map((name) => {
        const category = data.find(({ gameCategory }) => gameCategory === name)
        if (!category) return null
        const page = { ...pages[name], href: directLottery(category) ?? pages[name].href }
        return <CategoryItem key={name} category={category} page={page} />
      })}
    </>
  )
}

const summaryClass = join(
  'absolute end-0 top-0 flex size-11 cursor-pointer list-none items-center justify-center',
  'rounded-control text-text-quiet hover:bg-accent-soft hover:text-accent-strong',
)

const providerClass = join(
  'flex min-h-11 items-center gap-2 rounded-control ps-11 pe-3 text-sm text-text-quiet',
  'transition-colors hover:bg-accent-soft hover:text-accent-strong',
  'aria-[current=page]:font-semibold aria-[current=page]:text-accent',
)

/** A link to the category; its arrow opens the list of providers. */
function CategoryItem({ category, page }: { category: Category; page: Page }) {
  const { t } = useWords(lobbyWords)
  const label = t(page.label)
  return (
    <div className="relative">
      <div className="me-11 narrow:me-0">
        <SideLink href={page.href} icon={page.icon} label={label} />
      </div>
      <details className="group narrow:hidden">
        <summary aria-label={t('lobby.vendors_of', { category: label })} className={summaryClass}>
          <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <ul>
          {category.vendors.map((provider) => (
            <li key={provider.providerCode}>
              {startsProvider(category) ? (
                <ProviderStartButton gameType={category.gameCategory} provider={provider} />
              ) : (
                <ProviderLink href={page.href} provider={provider} />
              )}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

type Provider = Category['vendors'][number]

/** Categories with a page of games; in the others the provider itself is started. */
const categoriesWithPages: readonly GameCategory[] = ['RNG', 'FISH', 'PVP', 'LIVE']
const startsProvider = ({ gameCategory }: Category) => !categoriesWithPages.includes(gameCategory)

function ProviderLink({ href, provider }: { href: string; provider: Provider }) {
  const [path] = useLocation()
  const [search] = useSearchParams()
  const isChosen = path === href && search.get('provider') === provider.providerCode
  return (
    <Link
      href={`${href}?provider=${encodeURIComponent(provider.providerCode)}`}
      aria-current={isChosen ? 'page' : undefined}
      onClick={(event) => hideMenu(event.currentTarget)}
      className={providerClass}
    >
      <ProviderName provider={provider} />
    </Link>
  )
}

function ProviderStartButton({
  gameType,
  provider,
}: {
  gameType: GameCategory
  provider: Provider
}) {
  const { providerCode, opens, accountTypeName } = provider
  const gameCode = provider.gameCode ?? ''
  const start = (event: MouseEvent<HTMLButtonElement>) => {
    hideMenu(event.currentTarget)
    startGame({ gameType, gameCode, providerCode, opens, accountTypeName, defaultPlayType: null })
  }
  return (
    <button type="button" onClick={start} className={join(providerClass, 'w-full cursor-pointer')}>
      <ProviderName provider={provider} />
    </button>
  )
}

function ProviderName({ provider: { name, isHot } }: { provider: Provider }) {
  return (
    <>
      <span className="min-w-0 truncate">{name}</span>
      {isHot && <Icon name="fire" className="size-4 text-accent" />}
    </>
  )
}
