import { lobbyWords } from '@fairhouse/i18n/lobby'
import { useWords } from '#lib/words'
import { buttonClass, Icon, join } from '@fairhouse/ui'
import { useId } from 'react'
import { Link } from 'wouter'
import { roomsQuery } from '#features/games'
import type { Value } from '#lib/call'
import { useQuery } from '#lib/query'

type Room = Value<'GET /wps/relay/GLS2_roomList'>['list'][number]

/** Seats change all the time, so the list is polled. */
const everyMs = 10_000

const cardClass = join(
  'flex items-center justify-between gap-3 rounded-card border border-line bg-surface p-4',
  'shadow-card',
)

/** Rooms with players; renders nothing if there are none. */
export function Rooms() {
  const { t, language } = useWords(lobbyWords)
  const id = useId()
  const { data } = useQuery(roomsQuery(language), { every: () => everyMs })
  if (!data || data.list.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-2xl font-bold tracking-tight">
        {t('lobby.rooms')}
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
  const { t } = useWords(lobbyWords)
  const { roomId, gameCode, game, stakes, seats, players } = room
  return (
    <>
      <div className="flex min-w-0 flex-col">
        <h3 className="truncate font-semibold">{game}</h3>
        <p className="truncate text-sm tabular-nums">{t('lobby.room_stakes', { stakes })}</p>
        <p className="flex items-center gap-1.5 text-sm text-text-quiet tabular-nums">
          <Icon name="user" className="size-4" />
          {t('lobby.room_seats', { players, seats })}
        </p>
      </div>
      {players < seats ? (
        <Link
          href={`/game?${new URLSearchParams({ gameCode, roomId })}`}
          aria-label={t('lobby.room_join', { game, stakes })}
          className={buttonClass('primary', 'small')}
        >
          {t('lobby.play')}
        </Link>
      ) : (
        <span className="text-sm font-semibold text-text-quiet">{t('lobby.room_full')}</span>
      )}
    </>
  )
}
