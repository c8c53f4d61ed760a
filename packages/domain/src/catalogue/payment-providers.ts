/** Who may take payments; `sandbox` pretends. The names are stored, also in settings. */
export const paymentProviders = ['sandbox', 'stripe', 'mercadopago'] as const
export type PaymentProviderSlug = (typeof paymentProviders)[number]
