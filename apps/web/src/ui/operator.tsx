import { contactAddress } from '@relampago/domain/rules'
import { useTexts } from '../language/language.ts'
import { uiTexts } from './ui.texts.ts'

/** A setting of the server, which it writes into every page; empty where it has none. */
function toldByServer(name: 'operator' | 'contact'): string {
  // No document: prerendering. The server writes the setting into what comes of it.
  if (typeof document === 'undefined') return ''
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}

/** Who runs the platform. */
export function OperatorName() {
  const texts = useTexts(uiTexts)
  return <span data-told="operator">{toldByServer('operator') || texts.operator}</span>
}

/** Where to write to who runs the platform; the help centre where they say nothing. */
export function ContactLink({ className }: { className?: string }) {
  const texts = useTexts(uiTexts)
  const contact = toldByServer('contact')
  // The server looks for the first two attributes in this order.
  return (
    <a data-told="contact" href={contact === '' ? '/help-center' : contactAddress(contact)} className={className}>
      {contact || texts.helpCentre}
    </a>
  )
}
