import { expect, test } from 'vitest'
import { proseFeatures } from './prose-features.ts'

test.each([
  ['Fone Aurora', 'Bateria de 40 horas, cancelamento de ruído e Bluetooth 5.3.', ['Bateria de 40 horas', 'Cancelamento de ruído', 'Bluetooth 5.3']],
  [
    'Fone Aurora',
    'O Fone Aurora tem bateria de 40 horas, Bluetooth 5.3 e estojo com carga rápida.',
    ['Bateria de 40 horas', 'Bluetooth 5.3', 'Estojo com carga rápida'],
  ],
  ['Fone Aurora', 'É resistente à água. Ele dobra para viajar.', ['Resistente à água', 'Dobra para viajar']],
  ['Garrafa Cume', 'A garrafa Cume mantém gelado por 24 horas e cabe no suporte da bicicleta.', ['Mantém gelado por 24 horas', 'Cabe no suporte da bicicleta']],
  ['Garrafa Cume', 'Garrafa de inox que mantém a água gelada por 24 horas.', ['Mantém a água gelada por 24 horas']],
  ['Tapete Brisa', 'Tapete Brisa | Base que não escorrega | Acompanha alça', ['Base que não escorrega', 'Acompanha alça']],
  ['Luminária Farol', 'Três intensidades - Cabo de 1,5 m - Braço articulado', ['Três intensidades', 'Cabo de 1,5 m', 'Braço articulado']],
  ['Robô Tatu', 'Robô Tatu: mapeia a casa, aspira e volta para a base.', ['Mapeia a casa', 'Volta para a base']],
  ['Harbor Lamp', 'The Harbor Lamp has three brightness levels, a brass arm and a USB port.', ['Three brightness levels', 'Brass arm', 'USB port']],
  ['Tide Bottle', 'Steel bottle that keeps drinks cold for 24 hours. Leakproof lid.', ['Keeps drinks cold for 24 hours', 'Leakproof lid']],
  ['Caneca Azul', 'Caneca de cerâmica de 300 ml para café.', []],
  ['Sofá Mar', 'Para quem ama ver filmes, o sofá que faltava na sua sala chegou agora mesmo.', []],
  ['Sofá Mar', 'Compre já! O sofá dos seus sonhos...', []],
  ['Copo Neve', 'O copo, que aguenta líquidos quentes, é de vidro.', []],
])('%s: "%s" holds %j', (name, description, features) => {
  expect(proseFeatures(description, name)).toEqual(features)
})
