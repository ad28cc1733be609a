import { previewWords } from '@fairhouse/i18n/server'
import type { Brand } from '#modules/brand'

/** Above the page and fixed elements, and above a phone's bottom bar. */
export const previewStyle = `.preview-mark{position:fixed;z-index:60;inset-inline:0;
inset-block-end:calc(5rem + env(safe-area-inset-bottom));margin-inline:auto;inline-size:fit-content;
max-inline-size:calc(100% - 2rem);display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;
padding:.75rem 1rem;border-radius:var(--radius-control);border:2px solid var(--color-warn);
background:var(--color-surface-raised);color:var(--color-text);box-shadow:var(--shadow-pop);
font-size:.875rem}.preview-mark a{padding-block:.5rem;text-decoration:underline}`

/** Marks the page as a preview that players do not see. */
export function addPreviewMark(page: string, brand: Brand, now: Date): string {
  const moment = brand.drafts?.at ?? now
  const at = moment.toLocaleString('en-GB', {
    timeZone: brand.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const { title, about, leave } = previewWords(brand.language, `${at} (${brand.timeZone})`)
  const mark = `<link rel="stylesheet" href="/preview.css"><aside class="preview-mark">
<p><strong>${title}</strong><br>${about}</p><a href="/preview">${leave}</a></aside>`
  return page.replace('</body>', () => `${mark}</body>`)
}
