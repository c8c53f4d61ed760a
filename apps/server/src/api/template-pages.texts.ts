import type { InterfaceLanguage } from '@relampago/domain/catalogue'

type Texts = {
  alt: (name: string) => string
  /** Where the author wrote no description. */
  description: (author: string, effects: number, transitions: number) => string
}

export const templatePageTexts: Record<InterfaceLanguage, Texts> = {
  pt: {
    alt: (name) => `Imagem do template “${name}”`,
    description(author, effects, transitions) {
      const parts = [counted(effects, 'efeito', 'efeitos'), counted(transitions, 'transição', 'transições')]
      return `Template de vídeo criado por ${author}, com ${listOf(parts, 'e')}. Use no seu próximo vídeo.`
    },
  },
  en: {
    alt: (name) => `Picture of the template “${name}”`,
    description(author, effects, transitions) {
      const parts = [counted(effects, 'effect', 'effects'), counted(transitions, 'transition', 'transitions')]
      return `Video template by ${author} with ${listOf(parts, 'and')}. Use it for your next video.`
    },
  },
}

/** Empty for none: a template has at least one of what is counted. */
function counted(count: number, one: string, several: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : several}`
}

function listOf(parts: readonly string[], and: string): string {
  return parts.filter((part) => part !== '').join(` ${and} `)
}
