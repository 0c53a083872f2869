/** Nouns for a company in a line below its name: "a global manufacturer of paints"; by language, without accents. */
export const companyNouns: Record<string, string> = {
  en: 'company manufacturer provider supplier retailer wholesaler distributor producer maker firm corporation subsidiary startup scaleup organisation organization agency consultancy chain group operator developer conglomerate nonprofit charity employees revenue revenues turnover headcount',
  de: 'unternehmen hersteller anbieter handler zulieferer konzern tochter tochtergesellschaft mitarbeiter mitarbeitern umsatz',
  fr: 'entreprise societe fabricant fournisseur distributeur groupe filiale salaries',
  es: 'empresa compania fabricante proveedor distribuidora grupo filial empleados facturacion',
  it: 'azienda societa produttore fornitore gruppo dipendenti fatturato',
  pt: 'empresa fabricante fornecedor grupo funcionarios faturamento',
  nl: 'bedrijf fabrikant leverancier medewerkers omzet',
  pl: 'firma przedsiebiorstwo producent dostawca spolka pracownikow',
};
