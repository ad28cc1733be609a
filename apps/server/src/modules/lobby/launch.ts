import { languageOf } from '@fairhouse/i18n/server'
import { fromWireNames, type Calls, type InputOf } from '@fairhouse/protocol'
import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import type { LaunchRequest, GameProviderModule } from '#modules/game-provider'
import type { CallRequest, Handler } from '#platform/http'
import type { Catalogue } from './catalogue.ts'
import type { BrandCatalogue } from './brand-catalogue.ts'
import { itemOf } from './game-item.ts'
import { lotteriesIn } from './menus.ts'
import type { PlayerLists } from './player-lists.ts'
import type { Game } from './rules.ts'

type Launch = Calls['POST /wps/game/launchGame']
type Input = InputOf<Launch>

export interface LaunchDeps {
  brands: BrandModule
  catalogue: Catalogue
  marks: PlayerLists
  member: MemberModule
  gameProvider: GameProviderModule
}

/** Account type for play money. */
const playMoney = 4

/** Launches a game for the signed-in account only. */
export function launchGame(deps: LaunchDeps): Handler<Launch> {
  const { catalogue, marks, gameProvider } = deps
  return async (request) => {
    const { brand, session, input, refuse } = request
    if (!(await isOwnAccount(deps, request))) return refuse('not_allowed')
    const view = catalogue.of(brand.id)
    const game = input.launchMode === 'LOTT' ? lotteryIn(view, input) : view.find(gameQuery(input))
    if (!game) return refuse(isClosed(catalogue, input) ? 'game_closed' : 'not_found')
    const isForFun = session.kind === 'trial' || input.accountType === playMoney
    if (isForFun && !game.hasTrial) return refuse('free_play_off')
    const { url, mode, stay } = await gameProvider.launch(session.subjectId, {
      ...launchRequest(game, request),
      mode: isForFun ? 'trial' : 'real',
    })
    await marks.noteStart(session.subjectId, game.nodeId)
    const { code } = launchLanguage(request) ?? { code: 'EN' }
    const item = itemOf(game, code, view.currency)
    const shown = input.lottoView === 'lobby' && item.isInHouse ? pathOf(url) : url
    return { game_url: shown, mode, game: item, ...(stay !== undefined && { stay }) }
  }
}

/** A lottery's page without a game is the lobby. */
const pathOf = (url: string) => url.slice(0, url.indexOf('?'))

/** LIST of the providers of the lotteries of an area. */
const areaProviders = { VN: 'TCG_LOTTO_VN' } as const

/** The lottery of a launch by area: the one that is named, or the most popular one. */
function lotteryIn(view: BrandCatalogue, { lottoArea, lottoGameCode }: Input): Game | undefined {
  const lotteries = lotteriesIn(view.games).filter(
    ({ accountTypeName }) => !lottoArea || accountTypeName === areaProviders[lottoArea],
  )
  return lottoGameCode === undefined
    ? lotteries[0]
    : lotteries.find(({ code }) => code === lottoGameCode)
}

/** Refuses requests that name another account, session or brand. */
async function isOwnAccount({ member, brands }: LaunchDeps, request: CallRequest<Launch>) {
  const { username, token, merchantCode } = request.input
  const { session, brand } = request
  if (token !== undefined && token !== '' && !request.isBearer(token)) return false
  if (merchantCode && merchantCode !== brands.byId(brand.id).code) return false
  if (!username) return true
  const account = await member.find(session.subjectId)
  return account?.name.toLowerCase() === username.toLowerCase()
}

function gameQuery(input: Input) {
  const { nodeId, gameCode, gameId, roomId, providerCode } = fromWireNames(input)
  return { nodeId, gameCode, gameId, roomId, providerCode }
}

/** Whether the game exists but is closed to this brand. */
function isClosed(catalogue: Catalogue, { nodeId, gameCode, gameId, roomId }: Input): boolean {
  const { games, rooms } = catalogue.snapshot()
  if (roomId !== undefined) return rooms.some((room) => room.roomId === roomId)
  const codes = [gameCode, gameId]
  const isMeant = (game: Game) =>
    nodeId === undefined ? codes.includes(game.code) : game.nodeId === nodeId
  return games.some(isMeant)
}

/** The language that is asked for, or else that of the page. */
const launchLanguage = ({ input, language }: CallRequest<Launch>) =>
  languageOf(input.language ?? '') ?? languageOf(language)

/** Values for the launch URL. */
function launchRequest(game: Game, request: CallRequest<Launch>): Omit<LaunchRequest, 'mode'> {
  const { input, origin } = request
  const language = launchLanguage(request)
  const isPhone = /mobile|phone|android|ios/i.test(input.platform ?? '')
  return {
    vendor: game.vendor,
    game: game.code,
    device: isPhone || input.device === 'MOBILE' ? 'mobile' : 'desktop',
    back: backTo(input.backUrl ?? '', origin),
    ...(language && { language: language.code }),
    ...(input.roomId !== undefined && { room: input.roomId }),
    ...(input.playType !== undefined && { playType: input.playType }),
  }
}

/** Only addresses of this site are returned to. */
function backTo(address: string, origin: string): string {
  const url = URL.parse(address, origin)
  return url?.origin === origin ? url.href : `${origin}/`
}
