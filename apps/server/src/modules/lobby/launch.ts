import { languageOf } from '@fairhouse/i18n/server'
import { fromWireNames, type Calls, type InputOf } from '@fairhouse/protocol'
import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import type { LaunchRequest, GameProviderModule } from '#modules/game-provider'
import type { CallRequest, Handler } from '#platform/http'
import type { Catalogue } from './catalogue.ts'
import { itemOf } from './game-item.ts'
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
    const game = view.find(gameQuery(input))
    if (!game) return refuse(isClosed(catalogue, input) ? 'game_closed' : 'not_found')
    const isForFun = session.kind === 'trial' || input.accountType === playMoney
    if (isForFun && !game.hasTrial) return refuse('free_play_off')
    const { url, mode, stay } = await gameProvider.launch(session.subjectId, {
      ...launchRequest(game, request),
      mode: isForFun ? 'trial' : 'real',
    })
    await marks.noteStart(session.subjectId, game.nodeId)
    const { code } = languageOf(request.language) ?? { code: 'EN' }
    const item = itemOf(game, code, view.currency)
    return { game_url: url, mode, game: item, ...(stay !== undefined && { stay }) }
  }
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

/** Values for the launch URL. */
function launchRequest(game: Game, request: CallRequest<Launch>): Omit<LaunchRequest, 'mode'> {
  const { input, origin } = request
  const language = languageOf(input.language ?? '') ?? languageOf(request.language)
  const isPhone = /mobile|phone|android|ios/i.test(input.platform ?? '')
  return {
    vendor: game.vendor,
    game: game.code,
    device: isPhone ? 'mobile' : 'desktop',
    back: `${origin}/`,
    ...(language && { language: language.code }),
    ...(input.roomId !== undefined && { room: input.roomId }),
    ...(input.playType !== undefined && { playType: input.playType }),
  }
}
