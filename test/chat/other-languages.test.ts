import { describe, expect, it } from 'vitest';
import { answerTo } from './composed.ts';

describe('a message in Spanish', () => {
  it.each([
    'cuanto gana una enfermera en texas',
    '¿Cuánto gana una enfermera?',
    'Hola, quiero cambiar de trabajo pero no sé qué estudiar',
    'que carreras pagan mejor',
    'tengo 40 años y estoy cansado de mi empleo',
    'hablas español',
    'este trabajo me esta matando',
    'perdí mi empleo y no tengo dinero',
    'cuánto cuesta',
    'quiero cancelar mi suscripción',
    'mejores empleos sin carrera',
  ])('%s: is told in Spanish that only English is understood, and what one can do', (message) =>
    expect(answerTo(message)).toMatch(
      /^Por ahora solo entiendo inglés\. Escriba su pregunta en inglés[\s\S]*I answer in English only/,
    ),
  );

  it.each(['quiero morir', 'ya no quiero vivir', 'me quiero matar', 'quiero quitarme la vida'])(
    '%s: is told in Spanish where to find help',
    (message) => expect(answerTo(message)).toMatch(/^Siento mucho.*llame al 988 y oprima 2/),
  );

  it('answers a question that it gives as an example', () =>
    expect(answerTo('nurse pay in Texas')).toMatch(/^Registered nurse/));

  it.each(['nurse pay in El Paso', 'los angeles electrician salary', 'la plata md welding jobs', 'no mas'])(
    '%s: is no such message',
    (message) => expect(answerTo(message)).not.toContain('inglés'),
  );
});

describe('a message in another language', () => {
  it.each([
    ['Ich will nicht mehr leben', /^Es tut mir leid.*Notrufnummer/],
    ['je veux mourir', /^Je suis désolé.*numéro d’urgence/],
    ['voglio morire, non posso più', /^Mi dispiace.*numero di emergenza/],
  ])('%s: is told in it where to find help', (message, said) => expect(answerTo(message)).toMatch(said));

  it('is told in English where its words are not known', () =>
    expect(answerTo('护士一年赚多少钱')).toMatch(/^I answer in English only/));
});
