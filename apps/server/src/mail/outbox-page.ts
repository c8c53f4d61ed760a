import type { Mail } from './mail.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)
}

/** The outbox for people: plain HTML without script or style, newest mail first. */
export function outboxPage(mails: readonly (Mail & { sentAt: string })[]): string {
  const items = mails.map(({ to, subject, text, link, sentAt }) => {
    const button = link === undefined ? '' : `<p><a href="${escape(link)}">${escape(link)}</a></p>`
    return `<article><h2>${escape(subject)}</h2><p>${escape(to)} · <time datetime="${sentAt}">${sentAt}</time></p>${button}<pre>${escape(text)}</pre></article><hr>`
  })
  const list = items.length > 0 ? items.join('\n') : '<p>Nenhum e-mail ainda. / No mail yet.</p>'
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Outbox</title></head><body><h1>Outbox</h1>\n${list}\n</body></html>`
}
