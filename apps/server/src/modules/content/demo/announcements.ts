import type { NewContent } from '../rules.ts'
import { html } from './html.ts'
import { inEach, type DemoWords } from './words/index.ts'

type Announcement = NewContent['announcements'][number]

interface DemoAnnouncement {
  id: keyof DemoWords['announcements']
  type: Announcement['type']
  hoursAgo: number
}

const demoList: DemoAnnouncement[] = [
  { id: 'welcome', type: 'B', hoursAgo: 1 },
  { id: 'play-money', type: 'PU', hoursAgo: 2 },
  { id: 'books', type: 'PL', hoursAgo: 26 },
  { id: 'offers', type: 'PR', hoursAgo: 50 },
  { id: 'beware', type: 'B', hoursAgo: 74 },
  { id: 'languages', type: 'H', hoursAgo: 98 },
]

const hourMs = 3_600_000

export function demoAnnouncements(now: Date): Announcement[] {
  return demoList.map(({ id, type, hoursAgo }) => ({
    id,
    type,
    platform: 'W',
    execution: 'B',
    at: new Date(now.getTime() - hoursAgo * hourMs),
    words: inEach(({ announcements }) => html(announcements[id])),
  }))
}
