import type { MailContent, MailPart } from './mail-content.ts'

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'lead':
    case 'note':
      return part.text
    case 'code':
      return `    ${part.code}`
    case 'button':
    case 'link':
      return `${part.label}:\n${part.link}`
  }
}

/** The mail for programs that show text only: the same words in the same order. */
export function mailText({ heading, parts }: MailContent): string {
  return `${[heading, ...parts.map((part) => textOf(part)), 'Relâmpago'].join('\n\n')}\n`
}
