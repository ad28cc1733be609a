import { languageOf } from '@fairhouse/i18n/server'
import type { Calls, InputOf } from '@fairhouse/protocol'
import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import type { LaunchRequest, VendorModule } from '#modules/vendor'
import type { CallRequest, Handler } from '#platform/http'
import type { Catalogue } from './catalogue.ts'
import { itemOf } from './item.ts'
import type { Marks } from './marks.ts'
import type { Game } from './rules.ts'

type Launch = Calls['POST /wps/game/launchGame']
type Input = InputOf<Launch>

export interface LaunchParts {
  brands: BrandModule
  catalogue: Catalogue
  marks: Marks
  member: MemberModule
  vendor: VendorModule
}

/** The account type of play money. */
const playMoney = 4

/** Starts a game for the account that asks, and for no other. */
export function launchGame(parts: LaunchParts): Handler<Launch> {
  const { catalogue, marks, vendor } = parts
  return async (request) => {
    const { brand, session, input, refuse } = request
    if (!(await isOwn(parts, request))) return refuse('not_allowed')
    const view = catalogue.of(brand.id)
    const game = view.find(wantedOf(input))
    if (!game) return refuse(isClosed(catalogue, input) ? 'game_closed' : 'not_found')
    const isForFun = session.kind === 'trial' || input.accountType === playMoney
    if (isForFun && !game.hasTrial) return refuse('free_play_off')
    const { url, mode, stay } = await vendor.launch(session.subjectId, {
      ...placesOf(game, request),
      mode: isForFun ? 'trial' : 'real',
    })
    await marks.noteStart(session.subjectId, game.nodeId)
    const { code } = languageOf(request.language) ?? { code: 'EN' }
    const item = itemOf(game, code, view.currency)
    return { game_url: url, mode, game: item, ...(stay !== undefined && { stay }) }
  }
}

/** Who names somebody else, another session or another brand is not served. */
async function isOwn({ member, brands }: LaunchParts, request: CallRequest<Launch>) {
  const { username, token, merchantCode } = request.input
  const { session, brand } = request
  if (token !== undefined && token !== '' && !request.isBearer(token)) return false
  if (merchantCode && merchantCode !== brands.byId(brand.id).code) return false
  if (!username) return true
  const account = await member.find(session.subjectId)
  return account?.name.toLowerCase() === username.toLowerCase()
}

function wantedOf({ nodeId, gameCode, gameId, roomId, vassalage }: Input) {
  return { nodeId, gameCode, gameId, roomId, vassalage }
}

/** Known, and not open to this brand now. */
function isClosed(catalogue: Catalogue, { nodeId, gameCode, gameId, roomId }: Input): boolean {
  const { games, rooms } = catalogue.snapshot()
  if (roomId !== undefined) return rooms.some((room) => room.roomId === roomId)
  const codes = [gameCode, gameId]
  const isMeant = (game: Game) =>
    nodeId === undefined ? codes.includes(game.code) : game.nodeId === nodeId
  return games.some(isMeant)
}

/** What the address of the game is filled with. */
function placesOf(game: Game, request: CallRequest<Launch>): Omit<LaunchRequest, 'mode'> {
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
  }
}
