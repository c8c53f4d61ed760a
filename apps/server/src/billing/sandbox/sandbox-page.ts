import { createHash } from 'node:crypto'
import { locales, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { SandboxPayment } from '../../database/schema.ts'
import { escapeHtml } from '../../http/html.ts'
import type { SandboxDecision } from './sandbox-books.ts'
import { sandboxTexts } from './sandbox.texts.ts'

const style = `
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#17130a;font:16px/1.45 Inter,system-ui,sans-serif}
main{max-width:520px;margin:0 auto;padding:20px}
header{display:flex;justify-content:space-between;align-items:baseline;gap:12px}
h1,header p{margin:0;font-size:1.0625rem;font-weight:700}
header span{font-weight:400;font-size:.8125rem;color:#5c544b}
fieldset{border:0;margin:16px 0 0;padding:0;display:grid;grid-template-columns:1fr 1fr;gap:8px}
legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
input{position:absolute;opacity:0}
label{display:block;padding:11px;border:2px solid #d8d2c9;border-radius:10px;text-align:center;cursor:pointer}
input:checked+label{border-color:#17130a;font-weight:600}
input:focus-visible+label,button:focus-visible{outline:3px solid #2f6fd0;outline-offset:2px}
.hint{grid-column:1/3;display:flex;gap:16px;align-items:center;margin:8px 0 0}
.hint p{margin:0}
svg{flex:none;width:104px;height:104px}
fieldset:has(#card:checked) .of-pix,fieldset:has(#pix:checked) .of-card{display:none}
form.answers{display:grid;gap:8px;margin-top:20px}
button{font:inherit;font-weight:600;padding:13px;border-radius:10px;border:2px solid #17130a;background:#fff;color:#17130a;cursor:pointer}
button.main{background:#17130a;color:#fff}
.state{margin:20px 0 0;padding:14px 16px;border-radius:10px;border-left:5px solid}
.state p{margin:4px 0 0}
.approved{background:#e6f6ec;border-color:#1d7a46}
.refused{background:#fdeae6;border-color:#b3321d}
.waiting{background:#fff3d6;border-color:#8a5a00}
footer{margin-top:16px;font-size:.8125rem;color:#5c544b}
`

/** Nothing but this one style; only our own pages may frame it, and its form goes nowhere else. */
export const sandboxPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ')

/**
 * The page of the sandbox: what is sold, and buttons for the bank's answer. Plain HTML without
 * script.
 */
export function sandboxPage(payment: SandboxPayment, language: InterfaceLanguage): string {
  const text = sandboxTexts[language]
  const locale = locales[language]
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency: payment.currency }).format(payment.amountCents / 100)
  const title = escapeHtml(payment.title)
  const isDecided = payment.status === 'paid' || payment.status === 'refused'
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text.title}: ${title}</title><style>${style}</style></head>
<body><main>
<header><h1>${title}</h1><p>${escapeHtml(price)} <span>${text.perMonth}</span></p></header>
${stateOf(payment, language)}${isDecided ? '' : question(payment.ref, language)}
<footer>${text.testNote}</footer>
</main></body></html>`
}

function stateOf({ status }: SandboxPayment, language: InterfaceLanguage): string {
  const text = sandboxTexts[language]
  if (status === 'open') return ''
  const [name, title, hint] = {
    paid: ['approved', text.approved, text.approvedHint],
    refused: ['refused', text.refused, text.refusedHint],
    waiting: ['waiting', text.waiting, text.waitingHint],
  }[status]
  return `<section class="state ${name}" role="status"><strong>${title}</strong><p>${hint}</p></section>`
}

const button = (decision: SandboxDecision, label: string, kind = '') => `<button name="decision" value="${decision}"${kind}>${label}</button>`

function question(ref: string, language: InterfaceLanguage): string {
  const text = sandboxTexts[language]
  return `<fieldset><legend>${text.method}</legend>
<div><input type="radio" name="method" id="pix" checked><label for="pix">${text.pix}</label></div>
<div><input type="radio" name="method" id="card"><label for="card">${text.card}</label></div>
<div class="hint of-pix">${code}<p>${text.pixHint}</p></div>
<div class="hint of-card"><p>${text.cardHint}</p></div></fieldset>
<form class="answers" method="post" action="/sandbox-checkout/${encodeURIComponent(ref)}?language=${language}">
${button('approve', text.approve, ' class="main"')}
${button('refuse', text.refuse)}
${button('wait', text.wait)}
</form>`
}

const isCorner = (x: number, y: number) => (x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12)

/** Looks like a Pix code but encodes nothing. */
const code = pretendedCode()

function pretendedCode(): string {
  const cells: string[] = []
  for (let y = 0; y < 21; y++) for (let x = 0; x < 21; x++) if (!isCorner(x, y) && (x * 37 + y * 101 + x * x * y * 7) % 13 < 6) cells.push(`M${x} ${y}h1v1h-1z`)
  const corners = [
    [0, 0],
    [14, 0],
    [0, 14],
  ].map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`)
  return `<svg viewBox="0 0 21 21" aria-hidden="true"><path fill-rule="evenodd" d="${[...corners, ...cells].join('')}"/></svg>`
}
