import { languageTags } from '@relampago/domain/catalogue'
import { escapeHtml } from '../http/html.ts'
import type { MailContent, MailPart } from './mail-content.ts'

/**
 * The colours of the product (design tokens of the web), repeated because mail programs know no
 * variables.
 */
const colours = {
  ground: '#0D0C0A',
  card: '#161411',
  field: '#1F1C18',
  edge: '#2A2621',
  control: '#7D746A',
  ink: '#FAF5EC',
  muted: '#B8AEA1',
  faint: '#978D81',
  action: '#FFE14D',
  actionEdge: '#B39413',
  onAction: '#17130A',
}
const sans = "Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const display = `'Bricolage Grotesque','Arial Narrow',${sans}`

const paragraph = (size: string, colour: string, html: string) =>
  `<p style="margin:0 0 20px;font:400 ${size} ${sans};color:${colour};overflow-wrap:anywhere">${html}</p>`

/** Large and in one piece, so that one double click or long press selects all of it. */
function codeHtml(code: string): string {
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr>` +
    `<td align="center" bgcolor="${colours.field}" style="padding:20px 8px;background:${colours.field};border:1px solid ${colours.control};border-radius:10px">` +
    // Letter spacing adds space behind the last digit; the margin balances it, so that the code is
    // centred.
    `<span style="font:800 40px/1 ${display};letter-spacing:8px;margin-left:8px;color:${colours.ink};user-select:all;-webkit-user-select:all">${escapeHtml(code)}</span>` +
    `</td></tr></table>`
  )
}

function buttonHtml(label: string, link: string): string {
  const address = escapeHtml(link)
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr>` +
    `<td bgcolor="${colours.action}" style="background:${colours.action};border-radius:10px;border-bottom:3px solid ${colours.actionEdge}">` +
    `<a href="${address}" style="display:inline-block;padding:14px 24px;font:700 16px/1.25 ${sans};color:${colours.onAction};text-decoration:none">${escapeHtml(label)}</a>` +
    `</td></tr></table>` +
    `<p style="margin:0 0 24px;font:400 13px/1.5 ${sans};color:${colours.faint};word-break:break-all">` +
    `<a href="${address}" style="color:${colours.muted};text-decoration:underline">${address}</a></p>`
  )
}

function linkHtml(label: string, link: string): string {
  return `<a href="${escapeHtml(link)}" style="color:${colours.muted};text-decoration:underline">${escapeHtml(label)}</a>`
}

function partHtml(part: MailPart): string {
  switch (part.kind) {
    case 'lead':
      return paragraph('16px/1.55', colours.muted, escapeHtml(part.text))
    case 'note':
      return paragraph('14px/1.5', colours.faint, escapeHtml(part.text))
    case 'code':
      return codeHtml(part.code)
    case 'button':
      return buttonHtml(part.label, part.link)
    case 'link':
      return paragraph('14px/1.5', colours.faint, linkHtml(part.label, part.link))
  }
}

/** The name as it is written in the product: lower case, its circumflex in yellow. */
const wordmark =
  `<p style="margin:0 0 20px;font:800 26px/1 ${display};letter-spacing:-0.5px;color:${colours.ink}">` +
  `rel<span style="color:${colours.action}">â</span>mpago</p>`

/**
 * The mail for people: tables and inline styles only, which every mail program renders, without
 * external resources. Each surface sets its colour and that of its text, and the mail declares a
 * dark scheme, so that programs do not invert only one of them.
 */
export function mailHtml({ language, preview, heading, parts }: MailContent): string {
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="supported-color-schemes" content="dark">
<title>${escapeHtml(heading)}</title>
</head>
<body bgcolor="${colours.ground}" style="margin:0;padding:0;background:${colours.ground};color:${colours.ink};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.ground}" style="background:${colours.ground}"><tr>
<td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px;text-align:left"><tr><td>
${wordmark}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td bgcolor="${colours.card}" style="padding:28px 24px 8px;background:${colours.card};border:1px solid ${colours.edge};border-top:4px solid ${colours.action};border-radius:4px 4px 16px 16px">
<h1 style="margin:0 0 12px;font:800 28px/1.1 ${display};letter-spacing:-0.3px;color:${colours.ink};overflow-wrap:anywhere">${escapeHtml(heading)}</h1>
${parts.map((part) => partHtml(part)).join('\n')}
</td></tr></table>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}
