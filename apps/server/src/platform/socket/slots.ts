import type { Duplex } from 'node:stream'
import type { Metrics } from '#platform/metrics'
import { createQuota, type Holder, type SocketLimits } from './quota.ts'

export interface Slots {
  /** Holds a slot until the connection closes; false if a limit is reached. */
  take(stream: Duplex, holder: Holder): boolean
}

/** Counts the open sockets of this process: all together, and those of hubs and services apart. */
export function createSlots(limits: SocketLimits, metrics: Metrics) {
  let openCount = 0

  function slotsOf(changed: (change: 1 | -1) => void): Slots {
    const quota = createQuota(limits)
    return {
      take(stream, holder) {
        const release = quota.take(holder)
        if (!release) {
          metrics.droppedSockets.inc({ reason: 'too_many' })
          return false
        }
        const count = (change: 1 | -1) => {
          openCount += change
          changed(change)
        }
        const free = () => {
          count(-1)
          release()
        }
        count(1)
        // A closed stream emits no further event.
        if (stream.destroyed) free()
        else stream.once('close', free)
        return true
      },
    }
  }

  return {
    areAllTaken: () => openCount >= limits.all,
    // The hub counts its own for the metrics.
    ofHubs: slotsOf(() => undefined),
    ofServices: slotsOf((change) => metrics.serviceSockets.inc(change)),
  }
}
