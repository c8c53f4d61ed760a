import type { CheerioAPI } from 'cheerio/slim'

/** A line of a table of properties: "Capacidade" and "500 ml". */
export type SpecRow = { name: string; value: string }

const maxRows = 60
const longest = { name: 40, value: 80 }
/** Rows that tell of the shop and its registers, not of the thing. */
const shopRow =
  /^(?:sku|ean|gtin|ncm|isbn|asin|mpn|c[óo]d(?:igo|\.)?|ref(?:er[êe]ncia|\.)?|registro|homologa|anatel|inmetro|cnpj|fabricante|modelo|pre[çc]o|dispon|fornecedor|vendedor|part number|model|price|availab|seller|sold by|ships?|manufacturer|item n|quantity|quantidade em|estoque|parcel|frete|entrega|pagamento|payment|shipping|delivery)/i

/** Properties that the page sets in two columns: table rows of two cells, and definition lists. */
export function specRows($: CheerioAPI): SpecRow[] {
  const rows: SpecRow[] = []
  const add = (printedName: string, printedValue: string) => {
    const [name, value] = [tidy(printedName).replace(/\s*:$/, ''), tidy(printedValue)]
    const fits = name !== '' && value !== '' && name.length <= longest.name && value.length <= longest.value
    if (fits && !shopRow.test(name) && rows.length < maxRows && /\p{L}/u.test(name)) rows.push({ name, value })
  }
  $('tr').each((_, row) => {
    const cells = $(row).children('th, td')
    if (cells.length === 2 && cells.find('table').length === 0) add(cells.eq(0).text(), cells.eq(1).text())
  })
  $('dt').each((_, term) => {
    const meaning = $(term).next('dd')
    if (meaning.length === 1) add($(term).text(), meaning.text())
  })
  return rows
}

function tidy(text: string): string {
  return text.slice(0, 400).replace(/\s+/g, ' ').trim()
}
