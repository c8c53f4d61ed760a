import { escapeHtml } from '../http/html.ts'
import type { ShownMail } from './outbox.ts'

/** Where the outbox shows the HTML of one mail. */
export const mailHtmlPath = '/dev/outbox/:id'

/**
 * The outbox for people: plain HTML without script or style, newest mail first. The link is outside
 * the frame too, because nothing inside it may open a page.
 */
export function outboxPage(mails: readonly { id: number; mail: ShownMail }[]): string {
  const items = mails.map(({ id, mail: { to, subject, text, link, sentAt } }) => {
    const title = escapeHtml(subject)
    const address = link === undefined ? '' : `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`
    const frame = `<iframe sandbox src="/dev/outbox/${id}" title="${title}" width="100%" height="640" loading="lazy"></iframe>`
    return `<article><h2>${title}</h2><p>${escapeHtml(to)} · <time datetime="${sentAt}">${sentAt}</time></p>${address}${frame}<pre>${escapeHtml(text)}</pre></article><hr>`
  })
  const list = items.length > 0 ? items.join('\n') : '<p>Nenhum e-mail ainda. / No mail yet.</p>'
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Outbox</title></head><body><h1>Outbox</h1>\n${list}\n</body></html>`
}
