import type { Bilingual } from './languages.ts'
import type { Plan } from './plans.ts'

// In a file of their own: most pages need only the limits of plans.

/** A feature as people read it; drawbacks are listed too, and marked. */
export type PlanFeature = Bilingual & { isDrawback?: true }

/** Most wanted first. */
export const planFeatures: Record<Plan['id'], readonly PlanFeature[]> = {
  free: [
    { pt: '1 vídeo por dia', en: '1 video a day' },
    { pt: '20 vídeos por mês', en: '20 videos a month' },
    { pt: 'Templates básicos', en: 'Basic templates' },
    { pt: 'Com marca d’água', en: 'With watermark', isDrawback: true },
  ],
  pro: [
    { pt: '10 vídeos por dia', en: '10 videos a day' },
    { pt: 'Vídeos ilimitados no mês', en: 'Unlimited videos a month' },
    { pt: 'Templates personalizados', en: 'Custom templates' },
    { pt: 'Sem marca d’água', en: 'No watermark' },
    { pt: 'Exportação em alta qualidade', en: 'High-quality export' },
    { pt: 'Suporte prioritário', en: 'Priority support' },
  ],
}
