import java.io.File;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;

/** Says of each PDF named whether it conforms to PDF/UA-1, and which rules it breaks. */
public class PdfUa {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    boolean all = true;
    for (String file : files) {
      try (var parser = Foundries.defaultInstance().createParser(new File(file), PDFAFlavour.PDFUA_1)) {
        var result = Foundries.defaultInstance().createValidator(PDFAFlavour.PDFUA_1, false).validate(parser);
        System.out.println(file + (result.isCompliant() ? " conforms to PDF/UA-1" : " does not conform"));
        result.getTestAssertions().stream().map(a -> "  " + a.getRuleId().getClause() + " " + a.getMessage()).distinct().forEach(System.out::println);
        all &= result.isCompliant();
      }
    }
    System.exit(all ? 0 : 1);
  }
}
