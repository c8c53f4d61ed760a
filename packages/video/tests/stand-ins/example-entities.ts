const metre = 'http://www.wikidata.org/entity/Q11573'
const kilometre = 'http://www.wikidata.org/entity/Q828224'

function quantity(property: string, amount: string, unit: string): object {
  const datavalue = { value: { amount, unit }, type: 'quantity' }
  return { mainsnak: { snaktype: 'value', property, datavalue, datatype: 'quantity' }, type: 'statement', rank: 'normal' }
}

function labels(pt: string, en: string): object {
  return { pt: { language: 'pt', value: pt }, en: { language: 'en', value: en } }
}

/** A few records in the shape of wbgetentities. */
export const exampleEntities: Readonly<Record<string, unknown>> = {
  Q513: { type: 'item', id: 'Q513', labels: labels('Monte Everest', 'Mount Everest'), claims: { P2044: [quantity('P2044', '+8848.86', metre)] } },
  Q405: { type: 'item', id: 'Q405', labels: labels('Lua', 'Moon'), claims: { P2386: [quantity('P2386', '+3474.8', kilometre)] } },
  Q243: { type: 'item', id: 'Q243', labels: labels('Torre Eiffel', 'Eiffel Tower'), claims: { P2048: [quantity('P2048', '+330', metre)] } },
}
