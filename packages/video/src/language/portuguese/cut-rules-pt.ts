import type { CutRules } from '../rules/cut-rules.ts'

export const cutRules: CutRules = {
  leaning:
    'o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|em|no|na|nos|nas|num|numa|por|pelo|pela|pelos|pelas|para|pra|pro|com|sem|sob|sobre|ate|ao|aos|entre|desde|apos|contra|' +
    'que|e|ou|mas|nem|se|como|quando|porque|enquanto|onde|pois|nao|mais|menos|muito|muita|muitos|muitas|tao|quase|so|ja|ainda|' +
    'meu|minha|meus|minhas|seu|sua|seus|suas|nosso|nossa|este|esta|estes|estas|esse|essa|esses|essas|aquele|aquela|cada|todo|toda|todos|todas|qualquer|outro|outra|' +
    'dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|cem|mil|me|te|lhe|voce|ele|ela|e|sao|era|eram|foi|foram|ser|esta|estao|tem|pode|podem|vai|vao|r\\$',
  opening:
    'e|ou|mas|que|quando|porque|se|como|enquanto|onde|pois|entao|para|pra|por|pelo|pela|pelos|pelas|com|sem|em|no|na|nos|nas|num|numa|entre|sobre|sob|ate|desde|apos|antes|depois|durante|contra|segundo',
  linking: 'de|do|da|dos|das|e',
}
