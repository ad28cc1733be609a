import type { CompleteCode } from '@fairhouse/i18n'
import type { NewContent } from '../rules.ts'
import { demoBanners } from './banners.ts'
import { demoHelp } from './help.ts'
import { demoPages } from './pages.ts'

interface FirstBrand {
  name: string
  /** Its site is a demonstration: what those say is true of it too. */
  isDemonstration: boolean
}

/** LIST of what is true of the demonstration's own brand alone. */
const ofTheDemo = ['play-money', 'first-steps', 'points', 'deposit', 'withdraw', 'demo-accounts']

/** Stands where only the brand itself can say something, before anybody has written it. */
const unwritten: Record<CompleteCode, string> = {
  EN: '<p>This text is not written yet. Please ask customer service.</p>',
  VI: '<p>Nội dung này chưa được viết. Vui lòng hỏi bộ phận chăm sóc khách hàng.</p>',
  CN: '<p>此内容尚未撰写，请咨询客服。</p>',
  ID: '<p>Teks ini belum ditulis. Silakan tanyakan kepada layanan pelanggan.</p>',
  TH: '<p>ยังไม่ได้เขียนข้อความนี้ กรุณาสอบถามฝ่ายบริการลูกค้า</p>',
  TY: '<p>Hindi pa naisusulat ang tekstong ito. Magtanong sa customer service.</p>',
}

/** What a brand shows from its first day: what is true of every house of ours. */
export function firstContent({ name, isDemonstration }: FirstBrand): NewContent {
  const articles = demoHelp.articles.filter(({ id }) => !ofTheDemo.includes(id))
  const kept = new Set(articles.map(({ categoryId }) => categoryId))
  const words = isDemonstration ? namedWords(name) : unwrittenWords
  return {
    banners: demoBanners.filter(({ id }) => !ofTheDemo.includes(id)),
    announcements: [],
    promotions: [],
    categories: demoHelp.categories.filter(({ id }) => kept.has(id)),
    articles,
    pages: demoPages.map((page) => ({ ...page, words: words(page.words) })),
  }
}

type PageWords = NewContent['pages'][number]['words']

const namedWords = (name: string) => (words: PageWords) => {
  const safe = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return mapped(words, (text) => text.replaceAll('Fairhouse', () => safe))
}

const unwrittenWords = (words: PageWords) =>
  mapped(words, (text, code) => new Map(Object.entries(unwritten)).get(code) ?? text)

function mapped(words: PageWords, change: (text: string, code: string) => string): PageWords {
  return Object.fromEntries(
    Object.entries(words).map(([code, { title, content }]) => [
      code,
      { title, content: change(content, code) },
    ]),
  )
}
