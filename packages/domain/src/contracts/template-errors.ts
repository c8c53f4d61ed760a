import type { ErrorEntry } from './error-entry.ts'

/** What can be wrong with a call about one template. */
export const templateErrors = {
  template_not_found: {
    status: 404,
    text: {
      pt: 'Este template não existe mais ou é privado. Volte à galeria e escolha outro.',
      en: 'This template no longer exists or is private. Go back to the gallery and choose another.',
    },
  },
  template_not_yours: {
    status: 403,
    text: {
      pt: 'Só quem criou este template pode alterá-lo. Salve uma cópia e altere a sua.',
      en: 'Only the author can change this template. Save a copy and change yours.',
    },
  },
  template_changed: {
    status: 409,
    text: {
      pt: 'Este template foi salvo em outro lugar depois que você o abriu. Recarregue-o, salve uma cópia ou envie sem base_updated_at para substituir.',
      en: 'This template was saved elsewhere after you opened it. Load it again, save a copy, or send it without base_updated_at to replace it.',
    },
  },
  frame_busy: {
    status: 503,
    text: {
      pt: 'Há muitos quadros na fila agora. Tente de novo em {seconds} s.',
      en: 'Many frames are waiting right now. Try again in {seconds} s.',
    },
  },
  template_limit: {
    status: 409,
    text: {
      pt: 'Você já tem {limit} templates. Exclua um em Meus Templates para criar outro.',
      en: 'You already have {limit} templates. Delete one in My Templates to create another.',
    },
  },
  favorites_limit: {
    status: 409,
    text: {
      pt: 'Você já tem {limit} favoritos. Remova um para adicionar outro.',
      en: 'You already have {limit} favorites. Remove one to add another.',
    },
  },
} as const satisfies Record<string, ErrorEntry>
