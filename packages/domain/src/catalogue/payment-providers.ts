/**
 * Who may take payments; `sandbox` pretends. The names are stored, and stand in addresses and
 * settings.
 */
export const paymentProviders = ['sandbox', 'stripe', 'mercadopago'] as const
export type PaymentProviderSlug = (typeof paymentProviders)[number]
