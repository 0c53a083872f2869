/** Languages that the chat recognizes without understanding them: what it replies in each. */
export interface Language {
  /** frequent words, as in plain text (words.ts) */
  words: RegExp;
  /** says that only English is understood, and what one can do */
  reply: string;
  /** words of somebody whose own life is in danger */
  crisisWords: RegExp;
  /** says where they find help */
  crisis: string;
}

export const languages: readonly Language[] = [
  {
    words:
      /\b(wie|viel|verdient|was|ich|ist|ein|eine|der|die|und|kann|nicht|welche|beruf|mit|fur|als|kostet|warum|danke|bitte|oder|meine?n?|hasse|habe|bin|suche|arbeit)\b/g,
    reply:
      'Bisher verstehe ich nur Englisch. Bitte fragen Sie auf Englisch. Kurze Sätze genügen, zum Beispiel „nurse pay in Texas“. Dabei hilft ein Übersetzungsprogramm, und das Ihres Browsers kann meine Antworten übersetzen.',
    crisisWords:
      /\b(nicht mehr leben|will sterben|sterben will|mochte sterben|mich umbringen|bring\w* mich um|ich kann nicht mehr|selbstmord|suizid\w*|das leben nehmen)\b/,
    crisis:
      'Es tut mir leid, dass es Ihnen so geht. Ich bin ein Programm und kann dabei nicht helfen, aber Menschen können es, zu jeder Zeit: Rufen Sie die Notrufnummer Ihres Landes an, in den USA die 988. Sagen Sie es, wenn Sie können, jemandem in Ihrer Nähe.',
  },
  {
    words:
      /\b(cuant[oa]s?|gana|que|como|una|los|las|para|por|trabajo|puedo|cual(?:es)?|es|un|el|soy|quiero|con|mi|gratis|odio|gracias|hola|hablas?|espanol|kiero|kuanto|kual|ke|n[ei][cs]es[ie]t\w*|tra[bv]aj\w*|tra[bv]ah\w*|busc[oa]\w*|ayud[ae]\w*|chamba|papeles|ur[gj]ente|tengo|donde|dinero|ola|pero|muy|estoy|esta|desde|tambien|en|cuesta|sueldo|salario|carreras?|empleos?|hacer|pagan?|mejor(?:es)?|anos)\b/g,
    reply:
      'Por ahora solo entiendo inglés. Escriba su pregunta en inglés: bastan frases cortas, por ejemplo “nurse pay in Texas”. Un traductor le puede ayudar, y el de su navegador puede traducir mis respuestas.',
    crisisWords:
      /\b(quiero morir(me)?|no quiero (seguir )?(vivir|viviendo)|me quiero (morir|matar)|matarme|quitarme la vida|suicidarme|suicidio)\b/,
    crisis:
      'Siento mucho que se sienta así. Soy un programa y no puedo ayudar con esto, pero hay personas que sí pueden, a cualquier hora: llame al número de emergencias de su país; en Estados Unidos llame al 988 y oprima 2, o envíe la palabra AYUDA al 988. Si puede, dígaselo a alguien cercano.',
  },
  {
    words:
      /\b(combien|gagne|quel|quelle|est|une|les|des|pour|avec|je|comment|metier|travail|le|la|un|peut|merci|bonjour|pourquoi|mon|et)\b/g,
    reply:
      'Pour l’instant, je ne comprends que l’anglais. Écrivez votre question en anglais : des phrases courtes suffisent, par exemple « nurse pay in Texas ». Un traducteur peut vous aider, et celui de votre navigateur peut traduire mes réponses.',
    crisisWords: /\b((veux|voudrais|envie de) mourir|plus vivre|me tuer|me suicider|veux en finir)\b/,
    crisis:
      'Je suis désolé que vous alliez si mal. Je suis un programme et je ne peux pas vous aider, mais des personnes le peuvent, à toute heure : appelez le numéro d’urgence de votre pays, aux États-Unis le 988. Si vous le pouvez, parlez-en à quelqu’un près de vous.',
  },
  {
    words: /\b(quanto|guadagna|che|come|una|gli|per|lavoro|posso|quale|sono|il|di|un|con)\b/g,
    reply:
      'Per ora capisco solo l’inglese. Scriva la domanda in inglese: bastano frasi brevi, per esempio “nurse pay in Texas”. Un traduttore può aiutare, e quello del browser può tradurre le mie risposte.',
    crisisWords: /\b(voglio morire|uccidermi|non voglio (piu )?vivere)\b/,
    crisis:
      'Mi dispiace che stia così male. Sono un programma e non posso aiutare in questo, ma ci sono persone che possono, a qualsiasi ora: chiami il numero di emergenza del suo paese, negli Stati Uniti il 988. Se può, lo dica a qualcuno vicino a lei.',
  },
  {
    words: /\b(quanto|ganha|que|como|uma|os|para|trabalho|posso|qual|sou|um|com|voce|nao)\b/g,
    reply:
      'Por enquanto só entendo inglês. Escreva a sua pergunta em inglês: bastam frases curtas, por exemplo “nurse pay in Texas”. Um tradutor pode ajudar, e o do seu navegador pode traduzir as minhas respostas.',
    crisisWords: /\b(quero morrer|me matar|nao quero (mais )?viver)\b/,
    crisis:
      'Sinto muito que esteja se sentindo assim. Sou um programa e não posso ajudar nisto, mas há pessoas que podem, a qualquer hora: ligue para o número de emergência do seu país, nos Estados Unidos 988. Se puder, conte a alguém próximo.',
  },
  {
    words: /\b(ile|zarabia|jak|jest|czy|nie|praca|moge|dla|jaki|sie|zawod|co)\b/g,
    reply:
      'Na razie rozumiem tylko angielski. Proszę zadać pytanie po angielsku, wystarczą krótkie zdania, na przykład „nurse pay in Texas”. Pomoże w tym tłumacz, a tłumacz w przeglądarce może przełożyć moje odpowiedzi.',
    crisisWords: /\b(chce umrzec|nie chce (juz )?zyc|zabic sie|samoboj\w*)\b/,
    crisis:
      'Przykro mi, że jest tak ciężko. Jestem programem i nie mogę w tym pomóc, ale ludzie mogą, o każdej porze: proszę zadzwonić pod numer alarmowy swojego kraju, w Stanach Zjednoczonych 988. Jeśli to możliwe, proszę powiedzieć o tym komuś bliskiemu.',
  },
  {
    words: /\b(ne|kadar|kazanir|nasil|bir|icin|mi|meslek|maas|hangi|ve|is)\b/g,
    reply:
      'Şimdilik yalnızca İngilizce anlıyorum. Lütfen sorunuzu İngilizce yazın. Kısa cümleler yeter, örneğin “nurse pay in Texas”. Bir çeviri aracı yardımcı olabilir, tarayıcınızdaki çeviri de yanıtlarımı çevirebilir.',
    crisisWords: /\b(olmek istiyorum|intihar\w*|yasamak istemiyorum)\b/,
    crisis:
      'Böyle hissettiğiniz için üzgünüm. Ben bir programım ve bu konuda yardım edemem, ama insanlar her saat yardım edebilir: ülkenizin acil durum numarasını, Amerika Birleşik Devletleri’nde 988’i arayın. Yapabiliyorsanız yakınınızdaki birine anlatın.',
  },
];
