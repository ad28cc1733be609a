import { buttonClass, Icon, join } from '@fairhouse/ui'
import { useId } from 'react'
import { Link } from 'wouter'
import { roomsQuery } from '#features/games'
import type { Value } from '#lib/call'
import { useLobbyWords } from '#lib/lobby-words'
import { useQuery } from '#lib/query'

type Room = Value<'GET /wps/relay/GLS2_roomList'>['list'][number]

/** Seats are taken and left all the time. */
const everyMs = 10_000

const cardClass = join(
  'flex items-center justify-between gap-3 rounded-card border border-line bg-surface p-4',
  'shadow-card',
)

/** Rooms in which others play; nothing where there are none. */
export function Rooms() {
  const { tg, language } = useLobbyWords()
  const id = useId()
  const { data } = useQuery(roomsQuery(language), { every: () => everyMs })
  if (!data || data.list.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-2xl font-bold tracking-tight">
        {tg('lobby.rooms')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {data.list.map((room) => (
          <li key={room.roomId} className={cardClass}>
            <RoomFacts room={room} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RoomFacts({ room }: { room: Room }) {
  const { tg } = useLobbyWords()
  const { roomId, gameCode, game, stakes, seats, players } = room
  return (
    <>
      <div className="flex min-w-0 flex-col">
        <h3 className="truncate font-semibold">{game}</h3>
        <p className="truncate text-sm tabular-nums">{tg('lobby.room_stakes', { stakes })}</p>
        <p className="flex items-center gap-1.5 text-sm text-text-quiet tabular-nums">
          <Icon name="user" className="size-4" />
          {tg('lobby.room_seats', { players, seats })}
        </p>
      </div>
      {players < seats ? (
        <Link
          href={`/game?${new URLSearchParams({ gameCode, roomId })}`}
          aria-label={tg('lobby.room_join', { game, stakes })}
          className={buttonClass('primary', 'small')}
        >
          {tg('lobby.play')}
        </Link>
      ) : (
        <span className="text-sm font-semibold text-text-quiet">{tg('lobby.room_full')}</span>
      )}
    </>
  )
}
