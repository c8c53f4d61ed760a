import type { ProductRules } from '../rules/language-rules.ts'

export const productRules: ProductRules = {
  qualities:
    /^(?:resistente|compativel|a prova|leve|portatil|recarregavel|dobravel|ajustavel|lavavel|impermeavel|antiaderente|antiderrapante|silencios|confortavel|indicad|feit|fabricad|ideal|facil (?:de|para)|macio|macia|duravel|bivolt|sem fio)/,
  actions:
    /^(?:abre|acende|acompanha|aguenta|ajuda|alcanca|aquece|bloqueia|cabe|carrega|comporta|conecta|conta com|deixa|detecta|dobra|dura|economiza|elimina|encaixa|esquenta|evita|faz|filma|filtra|funciona|gela|gira|grava|hidrata|ilumina|imprime|inclui|lava|limpa|mantem|mede|mistura|mostra|monitora|nao|oferece|permite|pesa|possui|prepara|protege|reduz|regula|remove|resiste|retem|seca|serve|sincroniza|suporta|tem|tira|toca|transforma|transmite|traz|tritura|usa|vem)\b/,
  measured:
    /^(?:bateria|autonomia|potencia|capacidade|tela|memoria|memoria ram|armazenamento|resolucao|velocidade|alcance|garantia|volume|voltagem|tensao|altura|largura|comprimento|profundidade|diametro)$/,
  limits: 'at[ée]|mais de',
  labels: [
    { label: /^(?:peso|peso do produto)$/, say: (value) => ({ kind: 'action', text: `pesa ${value}` }) },
    { label: /^(?:material|composicao|tecido)$/, say: (value) => ({ kind: 'sentence', text: `O material é ${value}` }) },
    { label: /^(?:indicado para|recomendado para)$/, say: (value) => ({ kind: 'quality', text: `indicado para ${value}` }) },
    { label: /^(?:compatibilidade|compativel com)$/, say: (value) => ({ kind: 'quality', text: `compatível com ${value}` }) },
    { label: /^(?:conteudo da embalagem|itens inclusos|acompanha|inclui)$/, say: (value) => ({ kind: 'sentence', text: `Na caixa vem: ${value}` }) },
  ],
  sayAmount: (label, value) => `${label} de ${value}`,
  sayThing: (thing) => thing,
  isSentence: () => false,
  // To the word after the last "de": "luminária de mesa Farol".
  commonWords: (words) => Math.max(1, words.findLastIndex((word) => /^(?:de|com|sem|e)$/.test(word)) + 2),
  sellerWords: 'original|promo[çc][ãa]o|oferta|frete gr[áa]tis|envio imediato|pronta entrega|lan[çc]amento|imperd[íi]vel|black friday|nf-?e|novo lacrado',
  praise: 'melhor|incrivel|perfeit|unic[oa]|imperdivel|revolucion|garantid|exclusiv|numero 1|n[º°o] ?1',
  leaning: 'n?ele|n?ela|n?eles|n?elas|n?isso|isto|este|esta|esses?|essas?|seu|sua|com ele|nosso|nossa|nos',
  minor: 'cor|modelo|ref|codigo|peso|dimens|tamanho|marca|origem|ean|altura|largura|comprimento|profundidade',
  units: 'hora|minuto|segundo|dia|mes|ano|litro|metro|polegada',
}
