import type { CompleteCode } from '@fairhouse/i18n'
import type { NewContent } from '../rules.ts'
import { demoBanners } from './banners.ts'
import { demoHelp } from './help.ts'
import { demoPages } from './pages.ts'

interface FirstBrand {
  name: string
  /** Whether the brand is one to try, so that the texts of the demonstration apply. */
  isDemonstration: boolean
}

/** LIST of content that only applies to the demo brand. */
const demoOnly = ['play-money', 'first-steps', 'points', 'deposit', 'withdraw', 'demo-accounts']

/** Placeholder for texts that only the brand can write. */
export const unwritten: Record<CompleteCode, string> = {
  EN: '<p>This text is not written yet. Please ask customer service.</p>',
  VI: '<p>Nội dung đang được cập nhật. Vui lòng liên hệ CSKH.</p>',
  CN: '<p>此内容尚未撰写，请咨询客服。</p>',
  ID: '<p>Teks ini belum ditulis. Silakan tanyakan kepada layanan pelanggan.</p>',
  TH: '<p>ยังไม่ได้เขียนข้อความนี้ กรุณาสอบถามฝ่ายบริการลูกค้า</p>',
  TY: '<p>Hindi pa naisusulat ang tekstong ito. Magtanong sa customer service.</p>',
}

/** First content of a new brand. */
export function firstContent({ name, isDemonstration }: FirstBrand): NewContent {
  const articles = demoHelp.articles.filter(({ id }) => !demoOnly.includes(id))
  const usedCategories = new Set(articles.map(({ categoryId }) => categoryId))
  const words = isDemonstration ? namedWords(name) : unwrittenWords
  return {
    banners: demoBanners.filter(({ id }) => !demoOnly.includes(id)),
    announcements: [],
    promotions: [],
    categories: demoHelp.categories.filter(({ id }) => usedCategories.has(id)),
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
