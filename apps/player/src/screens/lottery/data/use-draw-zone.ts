import { useQuery } from '#lib/query'
import { lotteriesQuery } from './queries.ts'

/** The time zone of schedules and draw numbers; all times of draws are shown in it. */
export const useDrawZone = (): string | undefined => useQuery(lotteriesQuery).data?.zone
