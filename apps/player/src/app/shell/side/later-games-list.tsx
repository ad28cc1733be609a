import type { WordKey } from '@fairhouse/i18n'
import type { GameCategory } from '@fairhouse/protocol'
import { Icon, join, type IconName } from '@fairhouse/ui'
import type { MouseEvent } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { menusQuery, type Category } from '#features/games'
import { startGame } from '#features/launch'
import { useLobbyWords } from '#lib/lobby-words'
import { useQuery } from '#lib/query'
import { hideMenu } from './hide-menu.ts'
import { SideLink } from './item.tsx'

interface Page {
  readonly href: string
  readonly icon: IconName
  readonly label: WordKey
}

/** LIST of the pages of categories, in the order of the menu. */
const pages = {
  LOTT: { href: '/lottery', icon: 'ticket', label: 'shell.category_lottery' },
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

/** Hot games, our own, and the categories in which there is something to play. */
export function SideGames() {
  const { t, language } = useLobbyWords()
  const { data } = useQuery(menusQuery(language))
  if (!data || data.length === 0) return null
  const isOurs = data.some(({ vendors }) => vendors.some(({ isInHouse }) => isInHouse))
  return (
    <>
      <SideLink href="/hot" icon="fire" label={t('shell.category_hot')} />
      {isOurs && <SideLink href="/inhouse" icon="star" label={t('shell.category_inhouse')} />}
      {order.map((name) => {
        const category = data.find(({ gameCategory }) => gameCategory === name)
        return category && <Entry key={name} category={category} page={pages[name]} />
      })}
    </>
  )
}

const summaryClass = join(
  'absolute end-0 top-0 flex size-11 cursor-pointer list-none items-center justify-center',
  'rounded-control text-text-quiet hover:bg-accent-soft hover:text-accent-strong',
)

const vendorClass = join(
  'flex min-h-11 items-center gap-2 rounded-control ps-11 pe-3 text-sm text-text-quiet',
  'transition-colors hover:bg-accent-soft hover:text-accent-strong',
  'aria-[current=page]:font-semibold aria-[current=page]:text-accent',
)

/** The page of a category, and behind the arrow those who bring its games. */
function Entry({ category, page }: { category: Category; page: Page }) {
  const { t, tg } = useLobbyWords()
  const label = t(page.label)
  return (
    <div className="relative">
      <div className="me-11 narrow:me-0">
        <SideLink href={page.href} icon={page.icon} label={label} />
      </div>
      <details className="group narrow:hidden">
        <summary aria-label={tg('lobby.vendors_of', { category: label })} className={summaryClass}>
          <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <ul>
          {category.vendors.map((vendor) => (
            <li key={vendor.vassalage}>
              {isStarted(category) ? (
                <StartedVendor gameType={category.gameCategory} vendor={vendor} />
              ) : (
                <ListedVendor href={page.href} vendor={vendor} />
              )}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

type Vendor = Category['vendors'][number]

/** Categories with lists of games; in the others a vendor is started, or its games are offered. */
const lists: readonly GameCategory[] = ['RNG', 'FISH', 'PVP', 'LIVE']
const isStarted = ({ gameCategory }: Category) => !lists.includes(gameCategory)

function ListedVendor({ href, vendor }: { href: string; vendor: Vendor }) {
  const [path] = useLocation()
  const [search] = useSearchParams()
  const isChosen = path === href && search.get('vassalage') === vendor.vassalage
  return (
    <Link
      href={`${href}?vassalage=${encodeURIComponent(vendor.vassalage)}`}
      aria-current={isChosen ? 'page' : undefined}
      onClick={(event) => hideMenu(event.currentTarget)}
      className={vendorClass}
    >
      <VendorName vendor={vendor} />
    </Link>
  )
}

function StartedVendor({ gameType, vendor }: { gameType: GameCategory; vendor: Vendor }) {
  const { vassalage, isGame, accountTypeName } = vendor
  const gameCode = vendor.gameCode ?? ''
  const start = (event: MouseEvent<HTMLButtonElement>) => {
    hideMenu(event.currentTarget)
    startGame({ gameType, gameCode, vassalage, isGame, accountTypeName, defaultPlayType: null })
  }
  return (
    <button type="button" onClick={start} className={join(vendorClass, 'w-full cursor-pointer')}>
      <VendorName vendor={vendor} />
    </button>
  )
}

function VendorName({ vendor: { name, isHot } }: { vendor: Vendor }) {
  return (
    <>
      <span className="min-w-0 truncate">{name}</span>
      {isHot && <Icon name="fire" className="size-4 text-accent" />}
    </>
  )
}
