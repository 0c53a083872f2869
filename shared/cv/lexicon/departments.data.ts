/** Fields of departments, as after a title and a comma: "Director, Corporate Finance". */
export const departmentWords: Record<string, string> = {
  en: 'finance financial accounting accounts payable receivable planning analysis analytics reporting marketing brand sales business development operations procurement purchasing sourcing supply chain logistics distribution human resources people talent acquisition recruitment it information technology engineering research quality assurance control production manufacturing assembly maintenance communications public relations investor affairs legal compliance risk audit internal tax treasury strategy product management customer service support success corporate commercial retail digital data innovation training learning administration facilities security safety environmental health global regional national international north south east west and',
  de: 'finanzen controlling buchhaltung einkauf vertrieb marketing personal logistik produktion qualitatssicherung und',
  fr: 'finances controle gestion achats ventes marketing ressources humaines logistique production qualite et',
  es: 'finanzas compras ventas marketing recursos humanos logistica produccion calidad y',
};
