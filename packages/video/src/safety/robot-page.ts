/** More text than that is a page with something to say. */
const mostText = 3000
/** What is drawn by scripts alone has hardly any text of its own. */
const mostTextOfShell = 600

/** What shops write to programs, in both languages, and what their guards call themselves. */
const words =
  /captcha|robot check|are you (?:a |an )?(?:human|robot)|not a (?:robot|bot)|you were a bot|verif(?:y|ying)(?: that)? you(?:'re| are) (?:a )?human|access (?:is |was |has been )?denied|acesso (?:foi )?negado|n[ãa]o [ée] um rob[ôo]|unusual traffic|tr[áa]fego incomum|automated access|security check|verifica[çc][ãa]o de seguran[çc]a|confirm(?:e|ar) que voc[êe] [ée] humano|digite os caracteres|enter the characters|pardon our interruption|just a moment|request (?:was )?blocked|you have been blocked|voc[êe] foi bloquead/i
const guards =
  /captcha-delivery\.com|\/cdn-cgi\/challenge-platform|_cf_chl_opt|px-captcha|validatecaptcha|awswafcookiedomainlist|_incapsula_resource|distil_|perimeterx|account-verification|\/_sec\/cp_challenge/i

/**
 * Whether a page without a product is one that a shop shows to programs: a captcha, a challenge or
 * a refusal, whatever its status says. Its time grows with the length of the page alone.
 */
export function isRobotPage(html: string): boolean {
  const text = textOf(html)
  if (text.length > mostText) return false
  return words.test(text) || (text.length < mostTextOfShell && guards.test(html))
}

/** Roughly: without scripts, styles and tags. */
function textOf(html: string): string {
  return html
    .split(/<(?=script\b|style\b)/i)
    .map((part, index) => (index === 0 ? part : afterBlock(part)))
    .join(' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function afterBlock(part: string): string {
  const end = part.search(/<\/(?:script|style)/i)
  return end === -1 ? '' : part.slice(end)
}
